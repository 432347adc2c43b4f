import { usedSources } from '@/lib/used-sources';
import type { ServiceFile } from './service';
import { listedServices, serviceCardOf } from './service-cards';
import { featuresOf } from './service-features';
import { loadService, serviceIds } from './services';

const today = new Date().toISOString().slice(0, 10);
let services: ServiceFile[];

beforeAll(async () => {
  services = await Promise.all(
    serviceIds.map(async (id) => ({ card: serviceCardOf(id), ...(await loadService(id)) })),
  );
});
const detailsOf = (id: string) => services[serviceIds.indexOf(id)]!.details;

test('nine services, each in the file that its address names', () => {
  expect([...serviceIds].sort()).toEqual([
    'application-assistance',
    'career-counseling',
    'course-selection',
    'education-loan',
    'pre-departure-support',
    'scholarships',
    'test-preparation',
    'university-selection',
    'visa-guidance',
  ]);
  expect(services.map(({ card }) => card.id)).toEqual(serviceIds);
});

test('the list has its eight cards in their order', () => {
  expect(listedServices.map(({ id, listed }) => [listed!.title, id])).toEqual([
    ['Counselling', 'career-counseling'],
    ['Test Preparation', 'test-preparation'],
    ['Course Selection', 'course-selection'],
    ['University Selection', 'university-selection'],
    ['Admission Process', 'application-assistance'],
    ['Scholarships', 'scholarships'],
    ['Education Loan', 'education-loan'],
    ['Visa Processing', 'visa-guidance'],
  ]);
  // "+N more features" needs some.
  for (const { id } of listedServices) expect(featuresOf(id).length).toBeGreaterThan(3);
});

test('every service has all that every service shows, and sections of its own', () => {
  for (const { card, features, details } of services) {
    expect(card.title && card.description && card.image && card.icon).toBeTruthy();
    expect(details.duration).toBeTruthy();
    expect(details.overview.length).toBeGreaterThanOrEqual(2);
    expect(features.length).toBeGreaterThanOrEqual(6);
    expect(details.benefits.length).toBeGreaterThanOrEqual(4);
    for (const list of [features, details.benefits]) expect(new Set(list).size).toBe(list.length);
    expect(Object.keys(details).length).toBeGreaterThanOrEqual(7);
  }
});

test('tables are rectangular and ids of sections differ', () => {
  for (const { details } of services) {
    const { tables = [], notes = [] } = details;
    for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
    const ids = [...tables, ...notes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every source is named by a figure, has a secure address, and was checked on a day that has been', () => {
  for (const { card, details } of services) {
    const used = usedSources(details);
    expect([card.id, [...used].sort()]).toEqual([card.id, Object.keys(details.sources).sort()]);
    for (const { label, url, checkedOn } of Object.values(details.sources)) {
      expect(label).toBeTruthy();
      expect(new URL(url).protocol).toBe('https:');
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(checkedOn <= today).toBe(true);
    }
  }
});

test('amounts of money and shares never stand without a source', () => {
  const bare: string[] = [];
  function visit(value: unknown, path: string) {
    if (typeof value === 'string') {
      if (/[₹$€£]\s?\d|\d\s?%/.test(value)) bare.push(`${path}: ${value}`);
    } else if (Array.isArray(value)) value.forEach((part, index) => visit(part, `${path}.${index}`));
    else if (typeof value === 'object' && value !== null && !('source' in value)) {
      for (const [key, part] of Object.entries(value)) {
        // Assumptions are ours, and labels of sources are names.
        if (key !== 'loanExample' && key !== 'sources') visit(part, `${path}.${key}`);
      }
    }
  }
  for (const { card, details } of services) visit(details, card.id);
  expect(bare).toEqual([]);
});

test('the five tests, with parts that last as long as the test', () => {
  const tests = detailsOf('test-preparation').testOfferings!;
  expect(tests.map(({ test }) => test)).toEqual([
    'IELTS Academic',
    'TOEFL iBT',
    'GRE General Test',
    'GMAT',
    'SAT',
  ]);
  const minutes = tests.map(({ sections }) => sections.reduce((sum, part) => sum + part.minutes, 0));
  // IELTS is published as 2 h 45 min; TOEFL adapts, its parts are the longest they get.
  expect(minutes).toEqual([164, 90, 118, 135, 134]);
  for (const { targetScore, format, scale, validity, retake, notes } of tests) {
    for (const text of [targetScore, format, scale, validity, retake]) expect(text).toBeTruthy();
    expect(notes.length).toBeGreaterThan(0);
  }
});

describe('the US student visa', () => {
  const visa = () => detailsOf('visa-guidance').usVisa!;

  test('has one most popular type, and the specified fees beside those in force', () => {
    expect(
      visa()
        .types.filter(({ popular }) => popular)
        .map(({ name }) => name),
    ).toEqual(['F-1']);
    expect(visa().fees.perType.map(({ type, sevis }) => [type, sevis])).toEqual([
      ['F-1', 350],
      ['J-1', 220],
      ['M-1', 350],
    ]);
    expect(visa().fees.application).toMatchObject({
      former: 160,
      formerUntil: '16 June 2023',
      now: 185,
      since: '17 June 2023',
    });
    expect(visa().processingTime.usual).toBe('3-5 weeks');
  });

  test('names an official source for every update', () => {
    const { sources } = detailsOf('visa-guidance');
    for (const { date, source } of [...visa().updates, ...visa().since]) {
      expect(date).toMatch(/202[56]$/);
      expect(new URL(sources[source]!.url).hostname).toMatch(
        /^(travel\.state|www\.ice|www\.uscis|www\.federalregister|www\.congress)\.gov$/,
      );
    }
    for (const { date } of visa().updates) expect(date).toMatch(/2025$/);
  });

  test('has documents by category, numbered steps, and as much to do as to leave', () => {
    expect(visa().documents.length).toBeGreaterThanOrEqual(3);
    expect(visa().steps.length).toBeGreaterThanOrEqual(8);
    expect(visa().interview.dos).toHaveLength(visa().interview.donts.length);
  });
});
