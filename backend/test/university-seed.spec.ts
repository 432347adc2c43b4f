import { readFileSync } from 'node:fs';
import { completeUniversity } from '../src/database/seed/complete-university.js';
import { toUSD } from '../src/database/seed/tuition-ranges.js';
import type { UniversityFact } from '../src/database/seed/university-fact.js';
import { DESTINATIONS, FIELDS_OF_STUDY } from '../src/universities/destinations.js';
import { searchWords } from '../src/universities/search-text.js';

const SEED = readFileSync(new URL('../seed/universities.json', import.meta.url), 'utf8');
const DOCS = readFileSync(new URL('../../docs/university-data.md', import.meta.url), 'utf8');
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
    expect(remark('university-of-essex')).toMatch(/Southend-on-Sea would close/);
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

  it('has as many fees of its own in each country as the docs say', () => {
    const rows = [...DOCS.split('## Known weaknesses')[1]!.matchAll(/^\| .* \|$/gm)].map(([row]) =>
      row.split('|').map((cell) => cell.trim()),
    );
    const column = rows[0]!.indexOf('Tuition published');
    const fees = (country: string) =>
      facts.filter((fact) => fact.tuition && (country === 'All' || fact.country === country)).length;
    const told = rows.slice(2).map((row) => [row[1], row[column]]);
    expect(told).toEqual([...DESTINATIONS, 'All'].map((country) => [country, String(fees(country))]));
    const reported = facts.filter(({ sources }) => sources['tuition'] === 'reported').length;
    expect(DOCS).toContain(`used as it is (${fees('All')} rows, ${reported} of them reported)`);
  });

  it('tells the fee of one course or of years ago in a remark, not as that of a whole university', () => {
    for (const [slug, fee] of [
      ['fom-university-of-applied-sciences-for-economics-and-management', 'EUR 414 to 431 a month'],
      ['pfh-private-hochschule-gottingen', 'EUR 700 a month'],
    ] as const) {
      const { fact, row } = completed.find(({ fact: { slug: other } }) => other === slug)!;
      expect([slug, row.tuitionBasis]).toEqual([slug, 'indicative']);
      expect(fact.remark).toContain(fee);
    }
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
