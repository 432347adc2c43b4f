import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { completeUniversity, gpaBandFor } from '../src/database/seed/complete-university.js';
import { TUITION_RANGES, TUITION_RULES, toUSD } from '../src/database/seed/tuition-ranges.js';
import type { UniversityFact, UniversityRow } from '../src/database/seed/university-fact.js';
import { DESTINATIONS, FIELDS_OF_STUDY } from '../src/universities/destinations.js';

const SEED = readFileSync(new URL('../seed/universities.json', import.meta.url), 'utf8');
const OPENAPI = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const facts = JSON.parse(SEED) as UniversityFact[];
const completed = facts.map((fact) => ({ fact, row: completeUniversity(fact) }));

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

describe('a completed university', () => {
  it('meets the constraints of its table', () => {
    for (const { fact, row } of completed) {
      const { slug } = row;
      expect({ slug, ok: 0 <= row.tuitionMinUSD && row.tuitionMinUSD <= row.tuitionMaxUSD }).toEqual({
        slug,
        ok: true,
      });
      const band = bandOf(row);
      // Without a world rank there is neither band, and for graduates only no band of undergraduates.
      const known = [!fact.graduatesOnly, true].map((given) => given && row.worldRank !== null);
      expect({ slug, known: [band[0] !== null, band[2] !== null] }).toEqual({ slug, known });
      for (const [min, max] of [band.slice(0, 2), band.slice(2)]) {
        expect({ slug, whole: min === null ? max === null : min! < max! }).toEqual({ slug, whole: true });
        for (const limit of min === null ? [] : [min, max])
          expect(Number.isInteger(limit) && limit! >= 0 && limit! <= 400).toBe(true);
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
      const {
        tuition: _t,
        tuitionRule: _r,
        formerNames: _n,
        formerSlugs: _s,
        remark: _m,
        graduatesOnly: _g,
        ...kept
      } = fact;
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

  it('says of a fee that others report that it is reported, and of no other, as the API tells', () => {
    for (const { fact, row } of completed)
      expect([fact.slug, row.tuitionSource.startsWith('Reported: ')]).toEqual([
        fact.slug,
        fact.sources.tuition === 'reported',
      ]);
    expect(OPENAPI).toContain('agent reports it; `tuitionSource` then begins with \\"Reported:\\"');
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
      'DE-DISTANCE',
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

  it('shows at French public universities what the state takes for a licence and for a master’s degree', () => {
    const rows = completed.filter(({ fact }) => fact.tuitionRule === 'FR-DECREE').map(({ row }) => row);
    expect(rows).toHaveLength(61);
    for (const { slug, tuitionMinUSD, tuitionMaxUSD, tuitionSource } of rows) {
      expect([slug, tuitionMinUSD, tuitionMaxUSD]).toEqual([slug, toUSD(2902, 'EUR'), toUSD(3950, 'EUR')]);
      expect(tuitionSource).toMatch(/licence .* at the bottom, a master's degree at the top; .* may exempt/);
    }
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
    expect(graduates).toHaveLength(5);
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
    const without = (level: 'undergraduateGpaMin' | 'graduateGpaMin') =>
      String(completed.filter(({ row }) => row[level] === null).length);
    const told = OPENAPI.matchAll(
      /our estimates by world rank, not the universities' own\. The (\d+) .* have no estimate/g,
    );
    // The filters of the list and of the map, each for undergraduates and graduates.
    const both = [without('undergraduateGpaMin'), without('graduateGpaMin')];
    expect([...told].map(([, count]) => count)).toEqual([...both, ...both]);
  });

  it('are given for undergraduates nowhere where a remark says that nobody comes straight after class XII', () => {
    const says =
      /teaches (graduates only|(mainly|mostly|nearly only) graduates)\b|takes nobody straight after class XII/;
    const slugs = (of: typeof completed) => of.map(({ fact }) => fact.slug);
    const marked = completed.filter(({ fact }) => fact.graduatesOnly);
    expect(slugs(marked)).toEqual(slugs(completed.filter(({ fact }) => says.test(fact.remark ?? ''))));
    expect(marked.map(({ row }) => row.undergraduateGpaMin ?? row.undergraduateGpaMax)).toEqual(
      marked.map(() => null),
    );
    expect(slugs(marked.filter(({ row }) => row.graduateGpaMin !== null))).toEqual([
      'mayo-clinic-college-of-medicine-and-science',
      'the-graduate-center-cuny',
      'cranfield-university',
      'london-school-of-hygiene-and-tropical-medicine',
      'ecole-nationale-des-travaux-publics-de-l-etat',
      'ecole-normale-superieure-de-lyon',
      'imt-atlantique',
    ]);
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
