import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { completeUniversity, gpaBandFor } from '../src/database/seed/complete-university.js';
import { TUITION_RANGES, TUITION_RULES, toUSD } from '../src/database/seed/tuition-ranges.js';
import type { UniversityFact, UniversityRow } from '../src/database/seed/university-fact.js';
import { DESTINATIONS, FIELDS_OF_STUDY } from '../src/universities/destinations.js';
import { searchWords } from '../src/universities/search-text.js';

const SEED = readFileSync(new URL('../seed/universities.json', import.meta.url), 'utf8');
const OPENAPI = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const facts = JSON.parse(SEED) as UniversityFact[];
const completed = facts.map((fact) => ({ fact, row: completeUniversity(fact) }));

/** Words that many names share. */
const GENERIC = new Set(
  'the of and for at in de la le des du d l et university universite universitat institute school hochschule fur applied sciences'.split(
    ' ',
  ),
);

/** Different institutions, whatever their names have in common. */
const SAME_NAME = [
  ['bielefeld-university', 'hochschule-bielefeld'],
  ['hochschule-bremen', 'university-of-bremen'],
  ['hochschule-koblenz', 'universitat-koblenz'],
  ['hochschule-osnabruck', 'osnabruck-university'],
  ['hochschule-trier', 'universitat-trier'],
  ['leipzig-university', 'leipzig-university-of-applied-sciences'],
  ['miami-university', 'university-of-miami'],
  ['university-of-applied-sciences-potsdam', 'university-of-potsdam'],
];
/** Schools of one system, campuses of one university at home and abroad, members of one group. */
const SAME_DOMAIN = [
  [
    'bernard-m-baruch-college-cuny',
    'city-college-of-new-york',
    'hunter-college',
    'john-jay-college-of-criminal-justice',
    'queens-college-cuny',
    'the-graduate-center-cuny',
  ],
  ['de-montfort-university', 'de-montfort-university-dubai'],
  [
    'ecole-nationale-superieure-d-architecture-de-paris-belleville',
    'ecole-nationale-superieure-d-architecture-de-paris-la-villette',
    'ecole-nationale-superieure-d-architecture-de-toulouse',
    'ecole-nationale-superieure-d-architecture-de-versailles',
    'ecole-nationale-superieure-d-architecture-paris-malaquais',
  ],
  [
    'ecole-nationale-superieure-des-mines-de-paris',
    'espci-paris',
    'universite-paris-dauphine-psl',
    'universite-paris-sciences-et-lettres',
  ],
  ['escp-business-school', 'escp-business-school-berlin'],
  ['heriot-watt-university', 'heriot-watt-university-dubai'],
  ['indiana-university-bloomington', 'indiana-university-indianapolis'],
  ['mary-immaculate-college', 'university-of-limerick'],
  ['rochester-institute-of-technology', 'rochester-institute-of-technology-dubai'],
  ['rutgers-university-camden', 'rutgers-university-new-brunswick', 'rutgers-university-newark'],
  ['skema-business-school', 'skema-business-school-dubai'],
  ['university-of-birmingham', 'university-of-birmingham-dubai'],
  ['university-of-british-columbia', 'university-of-british-columbia-okanagan-campus'],
  ['university-of-hawai-i-at-manoa', 'university-of-hawaii-at-hilo'],
  ['university-of-manchester', 'university-of-manchester-worldwide-dubai'],
];
/** Two schools in one house, and two universities that share the Panthéon's square. */
const SAME_PLACE = [
  ['emlv', 'esilv'],
  ['universite-paris-1-pantheon-sorbonne', 'universite-paris-pantheon-assas'],
];

/** "example.ac.uk" of "https://www.example.ac.uk". */
function domainOf(website: string): string {
  const labels = new URL(website).hostname.split('.');
  const second = /^(ac|edu|co|com|gov|org)$/.test(labels.at(-2)!) && labels.at(-1)!.length === 2;
  return labels.slice(second ? -3 : -2).join('.');
}

const bandOf = (row: ReturnType<typeof gpaBandFor>) => [
  row.undergraduateGpaMin,
  row.undergraduateGpaMax,
  row.graduateGpaMin,
  row.graduateGpaMax,
];

/** The text without everything that comes from the row. */
function skeleton({ fact, row }: { fact: UniversityFact; row: UniversityRow }): string {
  const own = [
    fact.name,
    fact.name.replace(/^The /, ''),
    fact.worldRankPublisher ?? '',
    fact.worldRankDisplay ?? '',
  ];
  const text = own
    .filter((value) => value !== '')
    .reduce((rest, value) => rest.replaceAll(value, '#'), row.description);
  const fields = FIELDS_OF_STUDY.map((field) => field.replace(' & ', ' and ').toLowerCase());
  return fields
    .reduce((rest, field) => rest.replaceAll(field, 'F'), text)
    .replace(/(F, )+/g, 'F, ')
    .replaceAll(fact.city, '#')
    .replaceAll(fact.region ?? '\0', '#')
    .replaceAll(fact.country, '#')
    .replace(/\S+\.[a-z]{2,}(?=\.$)/, '#')
    .replace(/[\d,]*\d(st|nd|rd|th)?(-\d+)?\+?/g, '0');
}

function sentencesOf(text: string): number {
  // Full stops inside names and addresses ("St. Louis", "J. Selye", "rave.ac.uk") do not end a sentence.
  return text
    .replace(/\b(St|Ss|J)\. /g, '$1 ')
    .split(/\.(?:\s+(?=[A-Z"])|$)/)
    .filter((part) => part.trim()).length;
}

describe('the seed file', () => {
  it('holds 1,230 universities with unique slugs, in the ten destinations', () => {
    expect(facts).toHaveLength(1230);
    expect(new Set(facts.map(({ slug }) => slug)).size).toBe(1230);
    for (const { slug } of facts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(facts.map(({ country }) => country))).toEqual(new Set(DESTINATIONS));
  });

  it('has one university a line, so that a change shows as one line', () => {
    const lines = SEED.trimEnd().split('\n');
    expect(lines).toHaveLength(facts.length + 2);
    expect(JSON.parse(lines[1]!.replace(/,$/, ''))).toEqual(facts[0]);
  });

  it('names no institution twice', () => {
    const words = (name: string) =>
      searchWords(name)
        .filter((word) => !GENERIC.has(word))
        .sort()
        .join(' ');
    const pairs = (keyOf: (fact: UniversityFact) => string | null) => {
      const groups = new Map<string, string[]>();
      for (const fact of facts) {
        const key = keyOf(fact);
        if (key) groups.set(key, [...(groups.get(key) ?? []), fact.slug].sort());
      }
      return [...groups.values()].filter(({ length }) => length > 1).sort();
    };
    expect(pairs(({ name, country }) => words(name) && `${country} ${words(name)}`)).toEqual(SAME_NAME);
    expect(pairs(({ website }) => website && domainOf(website))).toEqual(SAME_DOMAIN);
    // Of a campus; many lie in the middle of the same city.
    const campus = ({ latitude, longitude, sources }: UniversityFact) =>
      sources['geo']!.includes('city') ? null : `${latitude!.toFixed(3)} ${longitude!.toFixed(3)}`;
    expect(pairs((fact) => (fact.latitude === null ? null : campus(fact)))).toEqual(SAME_PLACE);
  });

  it('says what has merged into what, and nothing that has merged is listed', () => {
    const slugs = new Set(facts.map(({ slug }) => slug));
    const former = facts.flatMap(({ formerSlugs = [] }) => formerSlugs);
    expect(former.sort()).toEqual([
      'hautes-etudes-d-ingenieur',
      'unitec-institute-of-technology',
      'ut-health-san-antonio',
    ]);
    expect(former.filter((slug) => slugs.has(slug))).toEqual([]);
  });

  it('has the state, province or nation of every university where students look for it', () => {
    const without = facts.filter(({ region }) => region === null).map(({ country }) => country);
    expect(new Set(without)).toEqual(new Set(['Ireland', 'New Zealand', 'Slovakia', 'Dubai']));
    const regions = (of: string) =>
      new Set(facts.filter(({ country }) => country === of).map((fact) => fact.region));
    expect(regions('United Kingdom')).toEqual(new Set(['England', 'Scotland', 'Wales', 'Northern Ireland']));
    expect(regions('Australia').size).toBe(8);
    expect(regions('Canada').size).toBe(10);
  });

  it('marks those that teach at a distance', () => {
    const marked = facts.filter(({ distance }) => distance).map(({ slug }) => slug);
    expect(marked).toHaveLength(17);
    for (const slug of [
      'the-open-university',
      'fernuniversitat-in-hagen',
      'universite-teluq',
      'athabasca-university',
      'deutsche-hochschule-fur-pravention-und-gesundheitsmanagement',
      'purdue-global',
      'university-of-maryland-global-campus',
    ])
      expect(marked).toContain(slug);
  });

  it('puts universities of one city within a quarter of a degree of each other', () => {
    const apart: [string, string][] = [];
    for (const one of facts)
      for (const other of facts) {
        const sameCity =
          one.slug < other.slug &&
          one.city === other.city &&
          one.country === other.country &&
          (one.country !== 'United States' || one.region === other.region);
        if (!sameCity || one.latitude === null || other.latitude === null) continue;
        const east = (one.longitude! - other.longitude!) * Math.cos((one.latitude * Math.PI) / 180);
        if (Math.hypot(one.latitude - other.latitude, east) > 0.25) apart.push([one.slug, other.slug]);
      }
    expect(apart).toEqual([]);
  });

  it('puts British universities in the nation where their coordinates lie', () => {
    for (const { slug, region, latitude, longitude } of facts) {
      if (region === 'Scotland') expect([slug, latitude! > 54.6]).toEqual([slug, true]);
      if (region === 'Wales') expect([slug, latitude! < 53.5 && longitude! < -2.6]).toEqual([slug, true]);
    }
  });

  it('gives what merged since a student count was made no such count, and says what merged', () => {
    for (const slug of [
      'adelaide-university',
      'city-st-george-s-university-of-london',
      'health-sciences-university',
      'rheinland-pfalzische-technische-universitat-kaiserslautern-landau',
    ]) {
      const fact = facts.find((row) => row.slug === slug)!;
      expect([slug, fact.studentPopulation]).toEqual([slug, null]);
      expect(fact.formerNames!.length).toBeGreaterThan(1);
      expect(fact.remark).toMatch(/merged into it/);
    }
  });

  it('knows no institution by a name that it has given up, and finds it by that name', () => {
    const names = new Set(facts.map(({ name }) => name));
    for (const { fact, row } of completed)
      for (const former of fact.formerNames ?? []) {
        expect([former, names.has(former)]).toEqual([former, false]);
        for (const word of searchWords(former)) expect(row.searchText).toContain(word);
      }
  });

  it('finds a university by the short name in its address, where its own name does not have it', () => {
    const found = (typed: string) =>
      completed.filter(({ row }) => row.searchText.includes(typed)).map(({ fact }) => fact.slug);
    for (const [typed, slug] of [
      ['epita', 'ecole-pour-l-informatique-et-les-techniques-avancees'],
      ['eseo', 'ecole-superieure-d-electronique-de-l-ouest'],
      ['isep', 'institut-superieur-d-electronique-de-paris'],
      ['inalco', 'institut-national-des-langues-et-civilisations-orientales'],
      ['ehess', 'ecole-des-hautes-etudes-en-sciences-sociales'],
      ['entpe', 'ecole-nationale-des-travaux-publics-de-l-etat'],
      ['uqam', 'universite-du-quebec-a-montreal'],
      ['uqac', 'universite-du-quebec-a-chicoutimi'],
      ['tuke', 'technical-university-of-kosice'],
      ['unisq', 'university-of-southern-queensland'],
      ['wintec', 'waikato-institute-of-technology'],
      ['udk', 'berlin-university-of-the-arts'],
    ] as const)
      expect([typed, found(typed)]).toEqual([typed, expect.arrayContaining([slug])]);
  });

  it('dates a branch or a campus by its own opening, not by its parent or its system', () => {
    const years = new Map(facts.map(({ slug, establishedYear }) => [slug, establishedYear]));
    const inherited = [
      ['escp-business-school', 'escp-business-school-berlin'],
      ['the-university-of-texas-at-austin', 'the-university-of-texas-at-dallas'],
      ['university-of-colorado-boulder', 'university-of-colorado-colorado-springs'],
      ['university-of-colorado-boulder', 'university-of-colorado-denver'],
      ['indiana-university-bloomington', 'indiana-university-indianapolis'],
    ] as const;
    for (const [parent, child] of inherited) {
      expect(years.has(child)).toBe(true);
      expect([child, years.get(child)]).not.toEqual([child, years.get(parent)]);
    }
  });

  it('dates no institution by a merger or a new status where it taught before', () => {
    const years = new Map(facts.map(({ slug, establishedYear }) => [slug, establishedYear]));
    expect(years.get('wellington-institute-of-technology')).toBe(1904);
    for (const slug of [
      'charles-darwin-university',
      'dun-laoghaire-institute-of-art-design-and-technology',
      'ecole-normale-superieure-de-rennes',
      'scotland-s-rural-college',
      'slovak-medical-university-in-bratislava',
      'trinity-laban-conservatoire-of-music-and-dance',
      'university-of-cumbria',
      'university-of-south-wales',
      'university-of-suffolk',
    ])
      expect([slug, years.get(slug)]).toEqual([slug, null]);
  });

  it('says of universities that count from before a closure of generations that they were closed', () => {
    for (const slug of [
      'johannes-gutenberg-university-mainz',
      'university-of-bamberg',
      'university-of-cologne',
      'university-of-wurzburg',
    ]) {
      const { establishedYear, remark } = facts.find((fact) => fact.slug === slug)!;
      expect([slug, establishedYear! < 1700]).toEqual([slug, true]);
      expect(remark).toContain('It was closed');
    }
  });

  it('names the towns of the Irish technological universities that teach in more than one', () => {
    const several = facts.filter(({ country, name }) => country === 'Ireland' && /Technological/.test(name));
    for (const { name, remark } of several)
      if (name !== 'Technological University Dublin')
        expect([name, remark]).toEqual([name, expect.stringContaining('It teaches in')]);
    expect(several).toHaveLength(5);
  });

  it('puts a university in the town where it stands, not in the city that it is known for', () => {
    const towns = (slug: string) => facts.find((fact) => fact.slug === slug)!.city;
    expect(towns('queen-margaret-university')).toBe('Musselburgh');
    expect(towns('dun-laoghaire-institute-of-art-design-and-technology')).toBe('Dún Laoghaire');
    expect(towns('university-of-wales-trinity-saint-david')).toBe('Carmarthen');
    expect(towns('lincoln-university')).toBe('Lincoln');
  });

  it('names the other towns of British universities in which Discover Uni has several of their courses', () => {
    for (const [slug, towns] of [
      ['canterbury-christ-church-university', ['Medway']],
      ['coventry-university', ['Scarborough', 'London']],
      ['university-of-bedfordshire', ['Bedford', 'Aylesbury']],
      ['university-of-chester', ['Warrington']],
      ['university-of-exeter', ['Penryn']],
      ['university-of-wolverhampton', ['Walsall', 'Telford']],
    ] as const) {
      const { city, remark } = facts.find((fact) => fact.slug === slug)!;
      for (const town of towns) {
        expect([slug, remark]).toEqual([slug, expect.stringContaining(town)]);
        expect([slug, city]).not.toEqual([slug, town]);
      }
    }
  });

  it('names the other towns of French universities and the campuses of INSEAD', () => {
    for (const [name, towns] of [
      ['INSEAD', ['Singapore', 'Abu Dhabi', 'San Francisco']],
      ['Université de Caen Normandie', ['Cherbourg', 'Alençon']],
      ["Université Côte d'Azur", ['Grasse', 'Menton']],
      ['Université de Poitiers', ['Angoulême', 'Niort']],
      ['Université de Tours', ['Blois']],
      ['Université Grenoble Alpes', ['Valence']],
      ['Université Marie et Louis Pasteur', ['Belfort', 'Montbéliard']],
      ['Université Paris-Est Créteil', ['Fontainebleau', 'Sénart']],
    ] as const) {
      const { remark } = facts.find((fact) => fact.name === name)!;
      for (const town of towns) expect([name, remark]).toEqual([name, expect.stringContaining(town)]);
    }
  });

  it('names the other towns of American, German and New Zealand institutions', () => {
    for (const [name, towns] of [
      ['Arizona State University', ['Los Angeles']],
      ['Georgia Southern University', ['Savannah']],
      ['Massey University', ['Auckland', 'Wellington']],
      ['Friedrich-Alexander-Universität Erlangen-Nürnberg', ['Nuremberg']],
      ['Technische Hochschule Köln', ['Gummersbach']],
      ['Rutgers University, New Brunswick', ['Piscataway']],
      ['University of Southampton', ['Gurugram']],
      ['Wilfrid Laurier University', ['Milton']],
    ] as const) {
      const { remark } = facts.find((fact) => fact.name === name)!;
      for (const town of towns) expect([name, remark]).toEqual([name, expect.stringContaining(town)]);
    }
  });

  it('leaves no town unnamed where a school teaches in several', () => {
    const vague = facts.filter(
      ({ country, remark }) =>
        country !== 'United States' &&
        /\b(a number of|several|many) (other )?(large )?([A-Z]\w+ )?cities(\.|, too\.)/.test(remark ?? ''),
    );
    expect(vague.map(({ slug }) => slug)).toEqual([]);
  });

  it('names no town as one of theirs that they have left', () => {
    const remark = (slug: string) => facts.find((fact) => fact.slug === slug)!.remark;
    expect(remark('university-of-essex')).toMatch(/Southend-on-Sea was to close/);
    expect(remark('universite-de-toulouse')).toMatch(/Tarbes left it/);
  });

  it('says of American schools of health sciences that what is shown is no fee of a first year there', () => {
    const shown = completed.filter(
      ({ fact, row }) =>
        fact.country === 'United States' &&
        row.tuitionBasis === 'indicative' &&
        !fact.programs.includes('Business & Management'),
    );
    expect(shown).toHaveLength(15);
    for (const { row } of shown)
      expect([row.slug, row.description]).toEqual([
        row.slug,
        expect.stringMatching(
          /study elsewhere; the tuition range shown is .* not a fee of a first year there/,
        ),
      ]);
  });

  it('lists at a branch in Dubai no field that its parent does not teach', () => {
    const parents = new Map(
      facts.filter(({ country }) => country !== 'Dubai').map((fact) => [fact.name, fact]),
    );
    const branches = facts.flatMap((fact) => {
      const parent = parents.get(fact.name.replace(/,? Dubai$| in Dubai$| Worldwide, Dubai$/, ''));
      // The American University in Dubai is no branch of the one in Washington.
      return fact.country === 'Dubai' && parent && !fact.name.startsWith('American')
        ? [{ fact, parent }]
        : [];
    });
    expect(branches.length).toBeGreaterThan(8);
    expect(
      branches.flatMap(({ fact, parent }) =>
        fact.programs
          .filter((field) => !parent.programs.includes(field))
          .map((field) => `${fact.slug}: ${field}`),
      ),
    ).toEqual([]);
  });

  it('says that a range does not apply only where one is shown', () => {
    const told = facts.filter(({ remark }) => /tuition range/.test(remark ?? ''));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ tuition }) => tuition !== null).map(({ slug }) => slug)).toEqual([]);
  });

  it('says what the range of French public schools leaves out', () => {
    const { row } = completed.find(({ fact }) => fact.slug === 'arts-et-metiers')!;
    for (const text of ['these schools can set their own', 'have a price of their own'])
      expect(row.tuitionSource).toContain(text);
  });

  it('names the campuses of a university that teaches in several states', () => {
    const acu = facts.find(({ slug }) => slug === 'australian-catholic-university')!;
    expect([acu.city, acu.region]).toEqual(['Sydney', 'New South Wales']);
    for (const city of ['Melbourne', 'Brisbane', 'Canberra', 'Ballarat']) expect(acu.remark).toContain(city);
  });

  it('has fields of study for every American university, and for all but a few others', () => {
    const without = facts.filter(({ programs }) => programs.length === 0);
    expect(without.filter(({ country }) => country === 'United States')).toEqual([]);
    expect(without.length).toBeLessThan(120);
  });

  it('reads no field into a name that does not say it', () => {
    const fieldsOf = (slug: string) => facts.find((fact) => fact.slug === slug)!.programs;
    // Arts et métiers are crafts, liberal arts are politics and philosophy, and Mines-Télécom is the name of a group.
    expect(fieldsOf('conservatoire-national-des-arts-et-metiers')).not.toContain('Arts & Design');
    expect(fieldsOf('bratislava-international-school-of-liberal-arts')).not.toContain('Arts & Design');
    expect(fieldsOf('institut-mines-telecom-business-school')).toEqual(['Business & Management']);
  });

  it('lists no field that an American university reports and nobody graduates in', () => {
    const fieldsOf = (slug: string) => facts.find((fact) => fact.slug === slug)!.programs;
    for (const slug of ['adelphi-university', 'iowa-state-university', 'purdue-university'])
      expect([slug, fieldsOf(slug)]).not.toEqual([slug, expect.arrayContaining(['Law & Legal Studies'])]);
    // Audio, packaging and financial engineering are no engineering, and Georgetown has none.
    for (const slug of [
      'artcenter-college-of-design',
      'bernard-m-baruch-college-cuny',
      'berklee-college-of-music',
      'georgetown-university',
      'pratt-institute',
      'university-of-music-detmold',
    ])
      expect([slug, fieldsOf(slug)]).not.toEqual([slug, expect.arrayContaining(['Engineering'])]);
    // Nor are sound, interaction and animation computer science.
    for (const slug of [
      'artcenter-college-of-design',
      'berklee-college-of-music',
      'rhode-island-school-of-design',
    ])
      expect([slug, fieldsOf(slug)]).not.toEqual([
        slug,
        expect.arrayContaining(['Computer Science & Technology']),
      ]);
    // What only master's or doctor's degrees are given in is taught all the same.
    expect(fieldsOf('maharishi-international-university')).toContain('Computer Science & Technology');
    expect(fieldsOf('california-state-university-san-bernardino')).toContain('Education');
  });

  it('lists what a small American college gives few degrees in each year', () => {
    const depauw = facts.find(({ slug }) => slug === 'depauw-university')!;
    for (const field of ['Business & Management', 'Education', 'Mathematics & Statistics'])
      expect(depauw.programs).toContain(field);
  });

  it('lists no field that takes no new students any more, and says so', () => {
    for (const [slug, field] of [
      ['oxford-brookes-university', 'Mathematics & Statistics'],
      ['southern-cross-university', 'Arts & Design'],
      ['university-of-technology-sydney', 'Education'],
    ] as const) {
      const { programs, remark } = facts.find((fact) => fact.slug === slug)!;
      expect([slug, programs]).not.toEqual([slug, expect.arrayContaining([field])]);
      expect(remark).toContain('no new students');
    }
  });

  it('lists at specialised universities no field that they report and give no degree in', () => {
    const fieldsOf = (slug: string) => facts.find((fact) => fact.slug === slug)!.programs;
    for (const [slug, field] of [
      ['cranfield-university', 'Law & Legal Studies'],
      ['ecole-normale-superieure-paris-saclay', 'Law & Legal Studies'],
      ['institut-polytechnique-de-paris', 'Arts & Design'],
      ['london-school-of-economics-and-political-science', 'Natural Sciences'],
      ['massey-university', 'Engineering'],
    ] as const)
      expect([slug, fieldsOf(slug)]).not.toEqual([slug, expect.arrayContaining([field])]);
  });

  it('leads to no host that an institution gave up with its name or for a new one', () => {
    const hosts = facts.map(({ website }) => (website ? domainOf(website) : ''));
    for (const gone of ['bgu.ac.uk', 'rave.ac.uk', 'univ-paris13.fr', 'weltec.ac.nz'])
      expect(hosts).not.toContain(gone);
  });

  it('lists at schools of business, music and art nothing that they only report', () => {
    const others = (name: RegExp, taught: string) =>
      facts
        .filter((fact) => fact.country !== 'United States' && name.test(fact.name))
        .flatMap(({ slug, programs }) =>
          programs.filter((field) => !taught.includes(field.split(' ')[0]!)).map((field) => [slug, field]),
        );
    expect(
      others(/Business School$|School of (Business|Management)$/, 'Business Computer Law Mathematics Social'),
    ).toEqual([['dublin-business-school', 'Arts & Design']]);
    expect(
      others(/Music|Musik|Performing Arts|the (Creative )?Arts/, 'Arts Business Computer Education Social'),
    ).toEqual([]);
  });

  it('names more than one field for a university of applied sciences or technology and for a polytechnic', () => {
    const comprehensive =
      /^(Hochschule [A-Z]\S+|FH .*|Fachhochschule .*|.*Applied Sciences( .*)?|.*Polytechnic|.*Technological University)$/;
    const narrow = facts.filter(({ name, sector, programs }) => {
      return sector === 'public' && comprehensive.test(name) && programs.length === 1;
    });
    expect(narrow.map(({ name }) => name)).toEqual([]);
  });

  it('has engineering at every large public university of applied sciences in Germany that teaches it', () => {
    const name = /^(Hochschule|Technische Hochschule|Fachhochschule|FH|OTH|HTW|HAW)\b|Applied Sciences/;
    const without = facts.filter(
      ({ country, sector, name: of, studentPopulation, programs }) =>
        country === 'Germany' &&
        sector === 'public' &&
        name.test(of) &&
        !/Musik|Bildende|Grafik|Gestaltung/.test(of) &&
        (studentPopulation ?? 0) > 3_000 &&
        !programs.includes('Engineering'),
    );
    // Business, and agriculture, planning and design at Nürtingen.
    expect(without.map(({ name: of }) => of)).toEqual([
      'Hochschule Worms',
      'Neu-Ulm University of Applied Sciences',
      'Nürtingen-Geislingen University of Applied Sciences',
    ]);
  });

  it('lists only known fields of study, once each and in order', () => {
    for (const { slug, programs } of facts) {
      expect({ slug, programs }).toEqual({
        slug,
        programs: FIELDS_OF_STUDY.filter((field) => programs.includes(field)),
      });
    }
  });

  it('states a local amount for every published tuition that converts to its US dollars', () => {
    for (const { slug, tuition } of facts) {
      if (!tuition) continue;
      // The local amount is rounded, so a dollar of difference is allowed.
      const apart = Math.max(
        Math.abs(toUSD(tuition.min, tuition.currency) - tuition.minUSD),
        Math.abs(toUSD(tuition.max, tuition.currency) - tuition.maxUSD),
      );
      expect({ slug, close: apart <= 1 }).toEqual({ slug, close: true });
    }
  });

  it('gives ranks whole or not at all, and a source for every fact', () => {
    for (const fact of facts) {
      const rank = [
        fact.worldRank,
        fact.worldRankDisplay,
        fact.worldRankPublisher,
        fact.worldRankYear,
        fact.countryRank,
      ];
      expect(new Set(rank.map((value) => value === null)).size).toBe(1);
      const { sources } = fact;
      const has = {
        established: fact.establishedYear !== null,
        students: fact.studentPopulation !== null,
        website: fact.website !== null,
        ranking: fact.worldRank !== null,
        tuition: fact.tuition !== null,
        programs: fact.programs.length > 0,
        geo: fact.latitude !== null && fact.longitude !== null,
        sector: fact.sector !== null,
        distance: fact.distance === true,
        remark: fact.remark !== undefined,
      };
      for (const [group, present] of Object.entries(has)) {
        expect({ slug: fact.slug, group, source: (sources[group] ?? null) !== null }).toEqual({
          slug: fact.slug,
          group,
          source: present,
        });
      }
    }
  });

  it('has plausible years, coordinates and addresses', () => {
    for (const { slug, establishedYear, latitude, longitude, website, studentPopulation } of facts) {
      expect({
        slug,
        ok: establishedYear === null || (establishedYear >= 1000 && establishedYear <= 2026),
      }).toEqual({ slug, ok: true });
      expect({ slug, ok: studentPopulation === null || studentPopulation > 0 }).toEqual({ slug, ok: true });
      expect(Math.abs(latitude ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude ?? 0)).toBeLessThanOrEqual(180);
      if (website !== null) expect(new URL(website).protocol).toMatch(/^https?:$/);
    }
  });
});

describe('a completed university', () => {
  it('meets the constraints of its table', () => {
    for (const { row } of completed) {
      const { slug } = row;
      expect({ slug, ok: 0 <= row.tuitionMinUSD && row.tuitionMinUSD <= row.tuitionMaxUSD }).toEqual({
        slug,
        ok: true,
      });
      const band = bandOf(row);
      if (row.worldRank === null) expect({ slug, band }).toEqual({ slug, band: [null, null, null, null] });
      else {
        expect(band[0]).toBeLessThan(band[1]!);
        expect(band[2]).toBeLessThan(band[3]!);
        for (const limit of band) expect(Number.isInteger(limit) && limit! >= 0 && limit! <= 400).toBe(true);
      }
      for (const column of [
        'name',
        'sortName',
        'city',
        'description',
        'tuitionYear',
        'tuitionSource',
      ] as const) {
        expect(row[column].trim()).toBe(row[column]);
        expect(row[column]).not.toBe('');
      }
      expect(row.gpaBasis).toBe('indicative');
    }
  });

  it('keeps the facts as they are, missing ones as null', () => {
    for (const { fact, row } of completed) {
      const { tuition: _t, tuitionRule: _r, formerNames: _n, formerSlugs: _s, remark: _m, ...kept } = fact;
      expect(row).toMatchObject(kept);
      expect(Object.values(row)).not.toContain(undefined);
    }
  });

  it('shows a published tuition exactly and marks everything else as indicative, with source and year', () => {
    for (const { fact, row } of completed) {
      const { slug, tuitionBasis, tuitionMinUSD, tuitionMaxUSD, tuitionYear } = row;
      if (fact.tuition) {
        const { minUSD, maxUSD, year } = fact.tuition;
        expect({ slug, tuitionBasis, tuitionMinUSD, tuitionMaxUSD, tuitionYear }).toEqual({
          slug,
          tuitionBasis: 'published',
          tuitionMinUSD: minUSD,
          tuitionMaxUSD: maxUSD,
          tuitionYear: year,
        });
        if (fact.tuition.url) expect(row.tuitionSource).toContain(fact.tuition.url);
      } else {
        expect(tuitionBasis).toBe('indicative');
        expect(row.tuitionSource).toMatch(/https:\/\//);
        if (fact.tuitionRule) expect(row.tuitionSource).toContain(TUITION_RULES[fact.tuitionRule].urls[0]);
      }
      expect(tuitionYear).toMatch(/\d{4}|not stated/);
    }
  });

  it('says of a fee from a page about undergraduates that it is theirs', () => {
    const theirs = completed.filter(({ fact }) => /undergrad|bachelor|\bug\b/i.test(fact.tuition?.url ?? ''));
    expect(theirs.length).toBeGreaterThan(20);
    for (const { fact, row } of theirs)
      expect([fact.slug, row.tuitionSource!.replace(/https:\S+/g, '')]).toEqual([
        fact.slug,
        expect.stringMatching(/undergraduate|bachelor|\bBSc\b|master|postgraduate/i),
      ]);
  });

  it('speaks of undergraduates only in ranges that are theirs at both ends', () => {
    const ranges = [
      ...Object.entries(TUITION_RULES),
      ...Object.entries(TUITION_RANGES).flatMap(([country, kinds]) =>
        Object.entries(kinds).map(([kind, range]) => [`${country}, ${kind}`, range] as const),
      ),
    ];
    const named = ranges.filter(
      ([, { note }]) => /undergraduate|bachelor|\blicence\b/.test(note) && !/\bmaster/.test(note),
    );
    expect(named.map(([name]) => name)).toEqual([
      'AU-PRIVATE',
      'CA-COLLEGE',
      'FR-DECREE',
      'IE-PRIVATE',
      'NZ-POLYTECHNIC',
      'United States, public',
      'United States, any',
      'United Kingdom, any',
      'Canada, any',
      'Australia, any',
      'Ireland, any',
      'New Zealand, any',
      'Slovakia, any',
      'Dubai, any',
    ]);
  });

  it('shows the fee of medicine in Slovakia only where medicine or dentistry is taught', () => {
    const dearer = completed.filter(
      ({ fact, row }) =>
        fact.country === 'Slovakia' && !fact.tuition && row.tuitionMaxUSD > toUSD(6_000, 'EUR'),
    );
    expect(dearer.map(({ fact }) => fact.slug)).toEqual([
      'comenius-university-bratislava',
      'pavol-jozef-safarik-university-in-kosice',
      'slovak-medical-university-in-bratislava',
    ]);
  });

  it('gives schools of art and architecture their own fees, not those of universities', () => {
    const schools = completed.filter(
      ({ fact }) =>
        fact.country === 'France' && /Architecture|Beaux-Arts|Arts Déco|École du Louvre/i.test(fact.name),
    );
    expect(schools).toHaveLength(8);
    for (const { row } of schools) expect([row.slug, row.tuitionMaxUSD < 1_000]).toEqual([row.slug, true]);
  });

  it('shows at the schools of the Institut Mines-Télécom what ministers set and what one of them asks today', () => {
    const schools = completed.filter(
      ({ fact }) => /^IMT |^Mines Saint|^Télécom /.test(fact.name) && fact.country === 'France',
    );
    expect(schools).toHaveLength(7);
    const [own, ...more] = schools.filter(({ fact }) => fact.tuition);
    expect(more).toEqual([]);
    expect(own!.row.tuitionSource).toContain('EUR 5,700 a year');
    const others = schools.filter(({ fact }) => !fact.tuition).map(({ row }) => row);
    expect(new Set(others.map(({ tuitionSource }) => tuitionSource))).toEqual(
      new Set([expect.stringContaining('EUR 4,850–5,700 a year')]),
    );
    for (const row of others) expect(row.tuitionMaxUSD).toBe(own!.row.tuitionMaxUSD);
  });

  it('says at each fee page of Canada and Australia whether students pay compulsory fees beside it', () => {
    const silent = completed.filter(
      ({ fact, row }) =>
        ['Canada', 'Australia'].includes(fact.country) &&
        fact.sources.tuition === 'fee-page' &&
        !/on top|included|with (compulsory|student|university) fees|tuition and fees/.test(row.tuitionSource),
    );
    expect(silent.map(({ fact }) => fact.slug)).toEqual([]);
  });

  it('says of public German institutions that not every degree costs what is shown', () => {
    const shown = completed.filter(
      ({ fact }) =>
        /^DE-(BW|BAVARIA|PUBLIC)$/.test(fact.tuitionRule ?? '') ||
        (fact.region === 'Baden-Württemberg' && fact.tuition?.min === 3000),
    );
    expect(shown.length).toBeGreaterThan(150);
    for (const { row } of shown)
      expect([row.slug, row.tuitionSource]).toEqual([
        row.slug,
        expect.stringMatching(
          /some master's degrees, most of them of further training, have a price of their own/,
        ),
      ]);
  });

  it('calls no figure of the Australian register a fee page', () => {
    const sources = completed
      .filter(({ fact }) => fact.sources.tuition === 'cricos-2026-08')
      .map(({ row }) => row.tuitionSource);
    expect(sources).toHaveLength(20);
    expect(sources.filter((source) => !source.startsWith('Australian government, register'))).toEqual([]);
  });

  it('says "a year" of no fee of a whole degree', () => {
    const whole = completed.filter(({ fact }) => /^whole degrees?\b/.test(fact.tuition?.note ?? ''));
    expect(whole.map(({ row }) => row.tuitionSource)).toEqual([
      expect.stringMatching(/\(EUR 57,870–109,860 in all\)/),
    ]);
  });

  it("calls no range of bachelor's degrees the fee of an institution for graduates only", () => {
    const graduates = completed.filter(
      ({ fact, row }) =>
        fact.remark?.startsWith('It teaches graduates only') &&
        /undergraduate|bachelor/i.test(row.tuitionSource),
    );
    expect(graduates).toHaveLength(6);
    expect(graduates.filter(({ row }) => !/this one teaches graduates only/.test(row.tuitionSource))).toEqual(
      [],
    );
  });

  it('says of a fee read at single courses how much of the university it stands for', () => {
    const read = completed.filter(({ row }) =>
      /read the pages? of (the )?courses?\b/.test(row.tuitionSource),
    );
    expect(read.length).toBeGreaterThan(30);
    const silent = read.filter(
      ({ row }) =>
        !/other subjects were not read|degrees were read|that were read|how many it read|most bachelor's degrees|master's degrees in/.test(
          row.tuitionSource,
        ),
    );
    expect(silent.map(({ row }) => row.slug)).toEqual([]);
  });

  it('gives small private universities and polytechnics a range of their own, not that of large universities', () => {
    const rulesOf = (country: string, kind: RegExp) =>
      new Set(
        facts
          .filter((fact) => fact.country === country && !fact.tuition)
          .filter(({ sector, name }) => sector === 'private' || kind.test(name))
          // Their fees lie within the country's range.
          .filter(({ name }) => !/^(Bond|S P Jain|The University of Notre Dame)/.test(name))
          .map(({ tuitionRule }) => tuitionRule),
      );
    expect(rulesOf('Canada', /Polytechnic|Institute of Technology/)).toEqual(new Set(['CA-COLLEGE']));
    expect(rulesOf('Australia', /^$/)).toEqual(new Set(['AU-PRIVATE']));
  });

  it('shows no university as free of tuition of which it says that it charges students from abroad', () => {
    const free = completed.filter(({ row }) => row.tuitionMaxUSD === 0);
    expect(free.length).toBeGreaterThan(100);
    expect(free.filter(({ fact }) => /charge/.test(fact.remark ?? '')).map(({ fact }) => fact.slug)).toEqual(
      [],
    );
  });

  it('shows the one fee of a school at each of its campuses, whatever others charge in that country', () => {
    const [paris, berlin, ...more] = completed.filter(({ fact }) => fact.name === 'ESCP Business School');
    expect(more).toEqual([]);
    expect(paris!.row.tuitionBasis).toBe('published');
    expect(berlin!.fact.tuition).toEqual(paris!.fact.tuition);
  });

  it('shows no American rate as the fee of students from abroad where only Americans pay it', () => {
    const forAmericansOnly = [
      'central-michigan-university',
      'indiana-university-of-pennsylvania',
      'north-american-university',
      'north-dakota-state-university',
      'northern-illinois-university',
      'southeast-missouri-state-university',
      'southern-illinois-university-carbondale',
      'southern-illinois-university-edwardsville',
      'tennessee-technological-university',
      'university-of-memphis',
      'western-illinois-university',
    ];
    const rows = completed.filter(({ fact }) => forAmericansOnly.includes(fact.slug));
    expect(rows).toHaveLength(forAmericansOnly.length);
    for (const { fact, row } of rows) {
      expect([fact.slug, fact.sources.tuition]).not.toEqual([fact.slug, expect.stringMatching(/^ipeds/)]);
      expect([fact.slug, row.tuitionMinUSD > 17_000]).toEqual([fact.slug, true]);
    }
  });

  it('says that a public American university may charge students from abroad more than its out-of-state rate', () => {
    const listed = completed.filter(({ fact }) => fact.country === 'United States' && fact.tuition);
    expect(listed.length).toBeGreaterThan(300);
    for (const { fact, row } of listed) {
      const outOfState = row.tuitionSource.includes('out-of-state');
      const warns = /charges? students from abroad .*\bmore\b/.test(row.tuitionSource);
      expect([fact.slug, warns]).toEqual([fact.slug, outOfState]);
      const told = outOfState || row.tuitionSource.includes('from abroad');
      if (fact.sector === 'public') expect([fact.slug, told]).toEqual([fact.slug, true]);
      else expect([fact.slug, outOfState]).toEqual([fact.slug, false]);
    }
  });

  it('says of no public American university that it may charge students from abroad more where it charges the same or less', () => {
    const chargesNoMore = [
      'eastern-michigan-university',
      'minnesota-state-university-mankato',
      'northern-kentucky-university',
      'st-cloud-state-university',
      'university-of-kentucky',
      'wichita-state-university',
    ];
    const rows = completed.filter(({ fact }) => chargesNoMore.includes(fact.slug));
    expect(rows).toHaveLength(chargesNoMore.length);
    for (const { fact, row } of rows) {
      expect([fact.slug, row.tuitionSource]).toEqual([fact.slug, expect.stringContaining('from abroad')]);
      expect([fact.slug, row.tuitionSource]).not.toEqual([fact.slug, expect.stringContaining('abroad more')]);
    }
  });

  it('says of a federal sum of fewer than 30 credits how many it counts, and of no other', () => {
    const counts = completed
      .filter(({ fact }) => fact.sources.tuition?.startsWith('ipeds'))
      .map(({ fact, row }) => [fact.slug, /\b\d+ credits\b/.exec(row.tuitionSource)?.[0]])
      .filter(([, credits]) => credits);
    expect(Object.fromEntries(counts)).toEqual({
      'auburn-university-at-montgomery': '24 credits',
      'augusta-university': '24 credits',
      'georgia-southern-university': '24 credits',
      'kennesaw-state-university': '24 credits',
      'lamar-university': '24 credits',
      'tarleton-state-university': '24 credits',
      'texas-a-m-international-university': '24 credits',
      'texas-a-m-university-corpus-christi': '24 credits',
      'texas-state-university': '28 credits',
      'university-of-north-texas': '24 credits',
    });
  });

  it('shows the fee of the members of a church as theirs, and what others pay', () => {
    const ofChurch = completed.filter(({ fact }) => fact.slug.startsWith('brigham-young-university'));
    expect(ofChurch).toHaveLength(2);
    for (const { fact, row } of ofChurch) {
      expect([fact.slug, row.tuitionSource]).toEqual([
        fact.slug,
        expect.stringContaining('undergraduate tuition of members of its church'),
      ]);
      expect(row.description).toContain('Students who do not belong to The Church of Jesus Christ');
    }
    const byu = ofChurch.find(({ fact }) => fact.slug === 'brigham-young-university')!.row;
    expect(byu.tuitionMaxUSD).toBe(2 * byu.tuitionMinUSD);
  });

  it('shows no fee of undergraduates as that of a university of graduates', () => {
    const { row } = completed.find(({ fact }) => fact.slug === 'the-graduate-center-cuny')!;
    expect(row.description).toContain('the undergraduate fee shown is not theirs');
  });

  it('takes the two American ranges from the middle half of the figures', () => {
    for (const [sector, key] of [
      ['public', 'public'],
      ['private', 'any'],
    ] as const) {
      const figures = facts
        .filter((fact) => fact.country === 'United States' && fact.tuition && fact.sector === sector)
        .map(({ tuition }) => tuition!.minUSD)
        .sort((a, b) => a - b);
      const quarter = (n: number) => figures[Math.floor((n * figures.length) / 4)];
      expect(TUITION_RANGES['United States'][key]).toMatchObject({ min: quarter(1), max: quarter(3) });
    }
  });

  it('sorts by a name without accents or capitals', () => {
    const row = completed.find(({ fact }) => fact.name === 'École Polytechnique')!.row;
    expect(row.sortName).toBe('ecole polytechnique');
  });
});

describe('GPA bands', () => {
  it('are told of in the API with the number of universities that have none', () => {
    const without = completed.filter(({ row }) => row.graduateGpaMin === null).length;
    expect(
      OPENAPI.match(/our estimates by world rank, not the universities' own\. The (\d+) without/g),
    ).toEqual(
      Array(4).fill(`our estimates by world rank, not the universities' own. The ${without} without`),
    );
  });

  it('never rise as the rank falls, and are unknown without a rank', () => {
    const bands = Array.from({ length: 1600 }, (_, index) => bandOf(gpaBandFor(index + 1)));
    for (let index = 1; index < bands.length; index += 1) {
      bands[index]!.forEach((limit, i) => expect(limit).toBeLessThanOrEqual(bands[index - 1]![i]!));
    }
    expect(bandOf(gpaBandFor(null))).toEqual([null, null, null, null]);
    expect(gpaBandFor(1)).toEqual({
      undergraduateGpaMin: 360,
      undergraduateGpaMax: 400,
      graduateGpaMin: 350,
      graduateGpaMax: 400,
    });
  });
});

describe('descriptions', () => {
  it('are two or three clean sentences, each different, and the remark if there is one', () => {
    expect(new Set(completed.map(({ row }) => row.description)).size).toBe(facts.length);
    for (const { fact, row } of completed) {
      const { slug } = row;
      const { remark = '' } = fact;
      expect(row.description.endsWith(remark)).toBe(true);
      expect(remark).toMatch(/^$|^\p{Lu}.*\.$/u);
      const description = remark ? row.description.slice(0, -remark.length - 1) : row.description;
      expect({ slug, sentences: [2, 3].includes(sentencesOf(description)) }).toEqual({
        slug,
        sentences: true,
      });
      expect(description).not.toMatch(/null|undefined|NaN|\s{2}|,,|\.\.|\s[,.;]|[{}$]|\bThe the\b/);
      expect(description).toMatch(/^[\p{Lu}].*\.$/u);
      const bare = description.replaceAll(fact.name.replace(/^The /, ''), '#');
      expect(bare).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
      expect(description).not.toContain('Dubai, Dubai');
      // The description does not repeat the website, which is shown elsewhere.
      expect(description).not.toMatch(/website|online at|own site/);
    }
  });

  it('name the institution, and only its own figures', () => {
    for (const { fact, row } of completed) {
      expect(row.description).toContain(fact.name.replace(/^The /, ''));
      const allowed = [
        fact.name,
        fact.website ?? '',
        fact.establishedYear,
        fact.studentPopulation?.toLocaleString('en-US'),
        fact.worldRankDisplay,
        Number(fact.worldRankDisplay).toLocaleString('en-US'),
        fact.worldRankYear,
        fact.countryRank,
        // The year the students were counted, as their source key has it.
        fact.sources.students,
        fact.remark,
      ].join(' ');
      const numbers = row.description.match(/\d[\d,]*\d|\d/g) ?? [];
      for (const number of numbers) expect(`${row.slug}: ${allowed}`).toContain(number);
      const text = row.description.replaceAll(fact.name, '').replace('higher education institution', '');
      const named = FIELDS_OF_STUDY.filter((field) =>
        text.includes(field.replace(' & ', ' and ').toLowerCase()),
      );
      expect({ slug: row.slug, invented: named.filter((field) => !fact.programs.includes(field)) }).toEqual({
        slug: row.slug,
        invented: [],
      });
    }
  });

  it('give the publisher, year and band of a rank, and none without one', () => {
    for (const { fact, row } of completed) {
      if (fact.worldRankDisplay === null) {
        expect(row.description).not.toMatch(/rank(ed|ing)|World Univ/i);
      } else {
        expect(row.description).toContain(`${fact.worldRankPublisher} ${fact.worldRankYear}`);
        expect(row.description).toContain(fact.worldRankDisplay);
      }
    }
  });

  it('date every student number, and never say what is not taught', () => {
    for (const { fact, row } of completed) {
      const { slug, description } = row;
      if (fact.studentPopulation !== null && fact.sources.students !== null)
        expect([slug, /\(?(autumn 2024|20\d\d(-\d\d)?|edition)/.test(description)]).toEqual([slug, true]);
      expect(description).not.toMatch(/\b(except|all but|without|neither|apart from)\b/i);
    }
  });

  it('vary over at least a hundred sentence patterns', () => {
    expect(new Set(completed.map(skeleton)).size).toBeGreaterThan(100);
  });

  const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
  const oddFact = fc.record({
    slug: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    name: fc.constantFrom('X', 'The Y', 'University of Z', 'University of Z, W', 'Écol’e & 9'),
    city: fc.constantFrom('A', 'New York', 'Dubai'),
    region: optional(fc.constantFrom('B', 'New York', 'District of Columbia')),
    country: fc.constantFrom(...DESTINATIONS),
    sector: optional(
      fc.constantFrom('public', 'private', 'church') as fc.Arbitrary<'public' | 'private' | 'church'>,
    ),
    establishedYear: optional(fc.integer({ min: 1000, max: 2026 })),
    studentPopulation: optional(fc.integer({ min: 1, max: 200_000 })),
    website: optional(fc.constantFrom('https://www.x.org', 'http://y.z.edu')),
    rank: optional(fc.constantFrom('1', '11', '22', '1003', '1001-1200', '1501+')),
    tuitionRule: optional(
      fc.constantFrom('DE-BW', 'DE-PUBLIC', 'FR-DECREE') as fc.Arbitrary<'DE-BW' | 'DE-PUBLIC' | 'FR-DECREE'>,
    ),
    programs: fc.subarray([...FIELDS_OF_STUDY]),
    programsComplete: fc.boolean(),
    students: optional(
      fc.constantFrom('the2025', 'ipeds-ef2024', 'mesr-inscrits-2022-23', 'hochschulkompass-2023', 'other'),
    ),
  });

  it('hold for every combination of missing facts', () => {
    fc.assert(
      fc.property(oddFact, ({ rank, students, ...odd }) => {
        const row = completeUniversity({
          ...odd,
          worldRank: rank === null ? null : Number.parseInt(rank, 10),
          worldRankDisplay: rank,
          worldRankPublisher: rank && 'Some Ranking',
          worldRankYear: rank ? 2026 : null,
          countryRank: rank ? 1 : null,
          tuition: null,
          latitude: null,
          longitude: null,
          sources: { students },
        });
        expect([2, 3]).toContain(sentencesOf(row.description));
        expect(row.description).not.toMatch(/null|undefined|NaN|\s{2}|,,|\s[,.;]|\b1 students/);
        expect(row.tuitionMinUSD).toBeLessThanOrEqual(row.tuitionMaxUSD);
        expect(row.programs).toEqual(odd.programs);
        expect(
          completeUniversity({
            ...odd,
            worldRank: null,
            worldRankDisplay: null,
            worldRankPublisher: null,
            worldRankYear: null,
            countryRank: null,
            tuition: null,
            latitude: null,
            longitude: null,
            sources: {},
          }).description,
        ).not.toMatch(/rank[^.]*\d/);
      }),
    );
  });
});
