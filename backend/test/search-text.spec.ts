import fc from 'fast-check';
import { folded, searchTextOf, searchWords } from '../src/universities/search-text.js';

describe('search text', () => {
  it.each([
    ['École Polytechnique', ['ecole', 'polytechnique']],
    ["Université de l'Ontario français", ['universite', 'de', 'lontario', 'francais']],
    ['King’s College', ['kings', 'college']],
    ['Saint-Étienne', ['saint', 'etienne']],
    ['Sacré-Cœur', ['sacre', 'coeur']],
    ['Weißensee', ['weissensee']],
    ['  ', []],
    ['%_\\', []],
  ])('%j is the words %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it.each([
    ['Massachusetts Institute of Technology', 'mit'],
    ['University of California, Los Angeles', 'ucla'],
    ["King's College London", 'kcl'],
    ['École de Technologie Supérieure', 'ets'],
    ['Texas A&M University', 'tamu'],
  ])('%s is found by %s', (name, initials) => {
    expect(searchTextOf({ name, city: 'Nowhere' }).split(' ').at(-1)).toBe(initials);
  });

  it.each([
    ['École Pour l’Informatique et les Techniques Avancées', 'https://www.epita.fr', ['epita']],
    ['Berlin University of the Arts', 'https://www.udk-berlin.de', ['udk', 'berlin']],
    ['University of Wollongong', 'https://www.uow.edu.au', ['uow']],
    ['Mines Paris', 'https://minesparis.psl.eu', ['minesparis', 'psl']],
    ['American University of Nowhere', 'https://www.aun.edu', ['aun']],
  ])('%s is found by the words of %s, and not by "edu" or "www"', (name, website, words) => {
    const text = searchTextOf({ name, city: 'Nowhere', website }).split(' ');
    expect(text).toEqual(expect.arrayContaining(words));
    for (const word of ['www', 'edu', 'au', 'fr', 'de', 'eu']) expect(text).not.toContain(word);
  });

  it.each([
    ['LMU Munich', 'Munich', ['munich', 'munchen', 'muenchen']],
    ['University of Cologne', 'Cologne', ['cologne', 'koln', 'koeln']],
    ['Heinrich Heine University', 'Düsseldorf', ['dusseldorf', 'duesseldorf']],
  ])('%s in %s is found by each spelling of its city', (name, city, spellings) => {
    expect(searchTextOf({ name, city }).split(' ')).toEqual(expect.arrayContaining(spellings));
  });

  it('holds every word of name and city, however they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, city) => {
        const text = searchTextOf({ name, city });
        for (const word of [...searchWords(name), ...searchWords(city)]) {
          expect(text).toContain(word);
        }
        expect(text).toBe(folded(text));
        expect(text).not.toMatch(/[%_\\]/);
      }),
    );
  });
});
