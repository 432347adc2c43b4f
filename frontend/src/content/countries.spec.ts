import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intakeYear } from '@/features/countries/intakes';
import { placesOf } from '@/features/countries/places';
import { paragraphsOf } from '@/lib/paragraphs';
import { slugOf } from '@/lib/slug';
import { universitySlug } from '@/lib/university-paths';
import { usedSources } from '@/lib/used-sources';
import { costsOf } from './calculator';
import { costItems, type Amount, type CountryGuide } from './country';
import { summaryOf } from './country-summaries';
import { destinations } from './destinations';
import { rankings } from './rankings';
import { loadGuide } from './guides';

interface SeedUniversity {
  slug: string;
  name: string;
  country: string;
  worldRank: number | null;
  worldRankDisplay: string | null;
  worldRankPublisher: string | null;
}

const seed = JSON.parse(
  readFileSync(join(__dirname, '../../../backend/seed/universities.json'), 'utf8'),
) as SeedUniversity[];

/** West, south, east and north of where a country's places may lie, in degrees. */
const boxes: Record<string, [number, number, number, number]> = {
  'United States': [-125, 24, -66, 50],
  'United Kingdom': [-9, 49, 2, 61],
  Canada: [-141, 41, -52, 70],
  Australia: [112, -44, 154, -10],
  Germany: [5.8, 47.2, 15.1, 55.1],
  Ireland: [-10.7, 51.3, -5.9, 55.5],
  'New Zealand': [166, -47.5, 179, -34],
  France: [-5.2, 41.3, 9.6, 51.2],
  Slovakia: [16.8, 47.7, 22.6, 49.7],
  Dubai: [54, 24, 56.5, 26.2],
};

/** Every text of a guide with the path to it. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

/** Every plain statement, which has no source beside it. */
function unsourced(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || 'source' in value) return [];
  return Object.entries(value).flatMap(([key, part]) => unsourced(part, `${path}.${key}`));
}

/** What study, living and moving cost, by level and item. */
function amountsOf({ detailedCosts }: CountryGuide): Amount[] {
  const { tuition, tuitionRange, livingExpenses, oneTimeCosts, fees = [] } = detailedCosts!;
  return [
    tuitionRange,
    ...tuition.map(({ amount }) => amount),
    ...Object.values(livingExpenses),
    ...Object.values(oneTimeCosts),
    ...fees.flatMap(({ amount }) => amount ?? []),
  ];
}

const names = destinations.map(({ name }) => name);
const guides = new Map<string, CountryGuide>();
beforeAll(async () => {
  for (const name of names) guides.set(name, await loadGuide(name));
});

const between = (value: number, least: number, most: number) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};

test('only four countries have quick facts and an education system', () => {
  const four = ['United States', 'United Kingdom', 'Slovakia', 'Dubai'];
  expect(names.filter((name) => guides.get(name)!.quickFacts)).toEqual(four);
  expect(names.filter((name) => guides.get(name)!.educationSystem)).toEqual(four);
});

test('the year in Slovakia is not that of medicine, and what other degrees cost is said with it', () => {
  const rows = guides.get('Slovakia')!.detailedCosts!.tuition;
  const [engineering, medicine, dentistry] = ['Mechanical', 'General medicine', 'Dentistry'].map(
    (label) => rows.find((row) => row.label.startsWith(label))!.amount,
  );
  expect(costsOf('Slovakia').tuition).toBe(engineering!.to);
  const euros = (amount?: number) => amount!.toLocaleString('en-US');
  const others = rows
    .filter(({ label, amount }) => amount.from > 0 && !/^(General medicine|Dentistry)/.test(label))
    .flatMap(({ amount: { from, to = from } }) => [from, to]);
  expect(summaryOf('Slovakia').tuitionFor).toContain(
    `medicine and dentistry cost €${euros(medicine!.from)} to ${euros(dentistry!.to)} a year, other degrees €${euros(Math.min(...others))} to ${euros(Math.max(...others))}`,
  );
});

describe.each(names)('the guide to %s', (name) => {
  const guide = () => guides.get(name)!;

  test('has every section', () => {
    const { detailedCosts, standardizedTests, workAuthorization, documentRequirements } = guide();
    const { applicationRequirements, intakeDetails, scholarships, visaProcess } = guide();
    const lists = [
      detailedCosts!.notes,
      standardizedTests!.undergraduate,
      standardizedTests!.postgraduate,
      standardizedTests!.english,
      workAuthorization!.details,
      documentRequirements!.academic,
      documentRequirements!.personal,
      documentRequirements!.financial,
      documentRequirements!.additional,
      guide().workOpportunities,
      applicationRequirements,
      intakeDetails.deadlines,
      visaProcess!.steps,
      visaProcess!.requirements,
    ];
    for (const list of lists) expect(list?.length).toBeGreaterThanOrEqual(1);
    const offers = [scholarships!.government, scholarships!.university, scholarships!.private].flat();
    expect(offers.length).toBeGreaterThanOrEqual(3);
  });

  test('has lists of the intended lengths', () => {
    const { overview, highlights, studyCities, topUniversities, popularCourses, detailedCosts } = guide();
    between(highlights.length, 5, 7);
    between(studyCities.length, 5, 8);
    // Nine where the last place is shared.
    between(topUniversities.length, 5, 9);
    between(popularCourses.length, 6, 8);
    between(detailedCosts!.tuition.length, 3, 7);
    between(paragraphsOf(overview).length, 1, 3);
    between(overview.split(/\s+/).length, 110, 190);
    for (const list of [studyCities, topUniversities, popularCourses])
      expect(new Set(list.map((entry) => entry.name)).size).toBe(list.length);
  });

  test('has no empty and no untidy text', () => {
    const { topUniversities, ...rest } = guide();
    for (const [path, text] of [...texts(rest, name), ...texts(summaryOf(name), name)]) {
      if (text === '' || text !== text.trim() || / {2}/.test(text)) throw new Error(`${path}: "${text}"`);
    }
    for (const { city, knownFor } of topUniversities) expect(city && knownFor).toBeTruthy();
  });

  test('names a source for every figure that has one, and no source in vain', () => {
    expect(usedSources(guide()).sort()).toEqual(Object.keys(guide().sources).sort());
  });

  test('has sources with a secure address and the day of the last check', () => {
    for (const { label, url, checkedOn } of Object.values(guide().sources)) {
      expect(label).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
      expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
      expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now());
    }
  });

  test('gives no sum of money without a source, but for its own calculator', () => {
    const sums = unsourced({ ...guide(), overview: '', sources: {}, scholarships: {} }, name).filter(
      ([, text]) => /(EUR|GBP|USD|CAD|AUD|NZD|AED|INR|[€£$₹]) ?\d/.test(text) && !/calculator/.test(text),
    );
    expect(sums).toEqual([]);
  });

  test('an amount from a page that was last read long ago says its year, or that it is an estimate', () => {
    const { sources } = guide();
    const isOld = (source: string) => sources[source]!.checkedOn < '2026-05-23';
    const undated = amountsOf(guide()).filter(
      ({ note = '', source }) =>
        isOld(source) &&
        !/\b20\d\d\b|no year|our estimate/.test(note) &&
        !/our reading|our estimate/i.test(sources[source]!.label),
    );
    expect(undated).toEqual([]);
  });

  test('a range of costs besides tuition has the figures of the page it names, or says that it is ours', () => {
    const { detailedCosts, sources } = guide();
    const { livingExpenses, oneTimeCosts } = detailedCosts!;
    const figures =
      /\d a (week|month)|Deutschlandticket|at one large insurer|multiple entry|residence card €/;
    const borrowed = [...Object.values(livingExpenses), ...Object.values(oneTimeCosts)].filter(
      ({ to, note = '', source }) =>
        to !== undefined &&
        !/our (estimate|split)/i.test(`${note} ${sources[source]!.label}`) &&
        !figures.test(note),
    );
    expect(borrowed).toEqual([]);
  });

  test('ranks universities as the university search does', () => {
    for (const university of guide().topUniversities) {
      const found = seed.find((entry) => entry.name === university.name && entry.country === name);
      const qs = found?.worldRankPublisher?.startsWith('QS') ? found.worldRankDisplay : '';
      expect({ name: university.name, rank: university.rank }).toEqual({ name: found?.name, rank: qs });
    }
  });

  test('counts its universities in the ranking as the university search ranks them', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const numberOf = (word: string) => Number(word) || words.indexOf(word.toLowerCase()) + 1;
    for (const highlight of guide().highlights) {
      const text = typeof highlight === 'string' ? highlight : highlight.text;
      const claim = /^(\w+) (?:universities )?(?:of|among) the first (\w+)/.exec(text);
      if (!claim) continue;
      const ranked = seed.filter(
        ({ country, worldRank, worldRankPublisher }) =>
          country === name && worldRankPublisher?.startsWith('QS') && worldRank! <= numberOf(claim[2]!),
      );
      expect([text, ranked.length]).toEqual([text, numberOf(claim[1]!)]);
    }
  });

  test('leaves out no university that ranks as high as one it names', () => {
    const named = guide().topUniversities.map((university) => university.name);
    const ranked = seed.filter(
      ({ country, worldRankPublisher }) => country === name && worldRankPublisher?.startsWith('QS'),
    );
    const last = Math.max(
      ...ranked.filter((entry) => named.includes(entry.name)).map((entry) => entry.worldRank!),
    );
    const missing = ranked.filter((entry) => entry.worldRank! <= last && !named.includes(entry.name));
    expect(missing.map((entry) => entry.name)).toEqual([]);
  });

  test('puts its cities into the country', () => {
    const [west, south, east, north] = boxes[name]!;
    for (const { latitude, longitude } of guide().studyCities) {
      between(latitude, south, north);
      between(longitude, west, east);
    }
  });

  test('has amounts and ranges that can be true', () => {
    const { tuitionRange } = guide().detailedCosts!;
    for (const { from, to } of amountsOf(guide())) {
      expect(from).toBeGreaterThanOrEqual(0);
      if (to !== undefined) expect(to).toBeGreaterThan(from);
    }
    for (const item of costItems) expect(costsOf(name)[item]).toBeGreaterThan(0);
    between(costsOf(name).tuition, tuitionRange.from, tuitionRange.to ?? tuitionRange.from);
    expect(guide().detailedCosts!.oneTimeCosts).toEqual(costsOf(name).oneTime);
    const { fees } = guide().detailedCosts!;
    const isEverybodys = fees?.some(
      ({ amount, levels, region, notAt }) => amount && !levels && !region && !notAt,
    );
    expect(costsOf(name).fees).toEqual(isEverybodys ? fees : undefined);
  });

  test('names the months of its intakes', () => {
    const { primary, secondary, limited } = guide().intakeDetails;
    const kinds = intakeYear(guide().intakeDetails);
    expect(kinds).toContain('primary');
    if (secondary) expect(kinds).toContain('secondary');
    if (limited) expect(kinds).toContain('limited');
    expect(primary).not.toBe('');
  });

  test('links scholarships to pages of their own', () => {
    const { government = [], university = [], private: others = [] } = guide().scholarships!;
    for (const { url } of [...government, ...university, ...others])
      expect(new URL(url).protocol).toBe('https:');
  });

  test('has a map with a numbered dot for each of its places, none upon another', () => {
    const svg = readFileSync(join(__dirname, `../illustrations/maps/${slugOf(name)}.svg`), 'utf8');
    const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((match) =>
      match.slice(1).map(Number),
    ) as [number, number, number][];
    const places = placesOf(guide()).map((place, index) => `${index + 1} ${place.name}`);
    expect(svg).toContain(`: ${places.join(', ')}"`);
    expect(dots).toHaveLength(places.length);
    for (const [index, [x, y, radius]] of dots.entries()) {
      between(x, radius, 400 - radius);
      between(y, radius, 360 - radius);
      for (const [otherX, otherY] of dots.slice(index + 1))
        expect(Math.hypot(otherX - x, otherY - y)).toBeGreaterThan(2 * radius);
    }
  });
});

test('the universities that guides and the rankings name have their pages', () => {
  const slugs = new Map(seed.map(({ slug, name, country }) => [slug, { name, country }]));
  for (const [country, { topUniversities, scholarships }] of guides) {
    for (const { name, slug } of topUniversities)
      expect(slugs.get(slug ?? universitySlug(name))).toEqual({ name, country });
    for (const { at } of scholarships?.university ?? [])
      if (at !== undefined) expect([...slugs.values()]).toContainEqual({ name: at, country });
  }
  const linked = rankings.filter(({ slug }) => slug !== undefined);
  expect(linked).toHaveLength(8);
  for (const { slug, name, country } of linked) {
    const university = slugs.get(slug!)!;
    expect(university.country).toBe(country);
    expect(name.startsWith(university.name)).toBe(true);
  }
});
