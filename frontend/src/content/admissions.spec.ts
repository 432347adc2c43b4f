import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@/lib/dates';
import { levels } from '@/lib/levels';
import { slugOf } from '@/lib/slug';
import { usedSources } from '@/lib/used-sources';
import type { AdmissionFile, Month } from './admission';
import { loadText } from './articles';
import type { CountryGuide, Topic } from './country';
import { destinations } from './destinations';
import { loadAdmissions, loadGuide } from './guides';

const seed = JSON.parse(readFileSync(join(__dirname, '../../../backend/seed/universities.json'), 'utf8')) as {
  name: string;
  country: string;
  tuition: { min: number } | null;
  tuitionRule: string | null;
}[];

const names = destinations.map(({ name }) => name);
const files = new Map<string, AdmissionFile & { guide: CountryGuide }>();
beforeAll(async () => {
  for (const name of names)
    files.set(name, { ...(await loadAdmissions(name)), guide: await loadGuide(name) });
});

const isDate = (date: string) => new Date(date).toISOString().slice(0, 10) === date;
const isMonth = (month: string) => isDate(`${month}-01`);

describe.each(names)('admissions to %s', (name) => {
  const file = () => files.get(name)!;

  test('name sources of their own or of the guide, none in vain and none under two names', () => {
    const { admissions, sources, guide } = file();
    const used = usedSources(admissions);
    for (const key of used) expect([key, key in sources || key in guide.sources]).toEqual([key, true]);
    for (const key of Object.keys(sources)) {
      expect(used).toContain(key);
      expect(guide.sources).not.toHaveProperty(key);
    }
    const labels = Object.values({ ...guide.sources, ...sources }).map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
    for (const { label, url, checkedOn } of Object.values(sources)) {
      expect(label).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
      expect(isDate(checkedOn) && Date.parse(checkedOn) <= Date.now()).toBe(true);
    }
  });

  test('have an intake at both levels, with months in the order in which they come', () => {
    const { intakes } = file().admissions;
    for (const level of levels) expect(intakes.some((intake) => intake.levels.includes(level))).toBe(true);
    for (const { starts, prepare, apply, visa } of intakes) {
      for (const month of [starts, prepare, apply.from, apply.to, visa.from, visa.to])
        expect([month, isMonth(month)]).toEqual([month, true]);
      expect(prepare <= apply.from).toBe(true);
      expect(apply.from < apply.to && apply.to < starts).toBe(true);
      expect(visa.from < visa.to && visa.to < starts).toBe(true);
      expect(apply.from < visa.to).toBe(true);
    }
    const starts = intakes.map((intake) => intake.starts);
    expect(starts).toEqual([...starts].sort());
  });

  test('have official days that exist, before the start, in a known time zone, as the guide has them', () => {
    const { admissions, guide } = file();
    for (const { starts, days } of admissions.intakes) {
      for (const { date, time, zone, source, label } of days) {
        expect([label, isDate(date)]).toEqual([label, true]);
        expect(date.slice(0, 7) < starts).toBe(true);
        if (time) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
        // Where the guide's own list of deadlines rests on the same source it must give the same day.
        const told = guide.intakeDetails.deadlines.flatMap((item) =>
          typeof item !== 'string' && item.source === source ? [item.text] : [],
        );
        if (told.length > 0) expect(told.join(' ')).toContain(formatDate(date).slice(0, -' 2027'.length));
      }
    }
  });

  test('say how many are refused, or that it is not known, and why', () => {
    const { rates, unpublished, reasons } = file().admissions.refusals;
    expect(rates.length > 0).not.toBe(unpublished !== undefined);
    for (const { percent } of rates) expect(percent > 0 && percent < 100).toBe(true);
    expect(reasons.length).toBeGreaterThanOrEqual(2);
  });

  test('name universities of the search, once each, with something that was read', () => {
    const { masters } = file().admissions;
    for (const { university, course, english, deadline, fee } of masters) {
      expect(seed).toContainEqual(expect.objectContaining({ name: university, country: name }));
      expect([course, [english, deadline, fee].some((told) => told !== '')]).toEqual([course, true]);
    }
    expect(new Set(masters.map(({ university }) => university)).size).toBe(masters.length);
  });

  test('date whatever they say of a master’s degree, or say that the page has no date', () => {
    const { admissions, sources, guide } = file();
    const undated = admissions.masters.flatMap(({ university, english, deadline, fee, source }) =>
      [english, deadline, fee].flatMap((told) => {
        const { text, source: key } = typeof told === 'string' ? { text: told, source } : told;
        const { label } = (sources[key!] ?? guide.sources[key!])!;
        return text === '' || /\b20\d\d\b|no date|without a date/.test(`${text} ${label}`)
          ? []
          : [[university, text, label]];
      }),
    );
    expect(undated).toEqual([]);
  });

  test('have the days that the deadlines tell of coming starts, and no others', () => {
    const { masters, intakes } = file().admissions;
    for (const { university, deadline, days = [] } of masters) {
      const text = typeof deadline === 'string' ? deadline : deadline.text;
      // What has gone by when the records were made needs none.
      const told = [...text.matchAll(/\d+ [A-Z]\w+ 20\d\d/g)].filter(
        ([date]) => Date.parse(`${date} UTC`) > Date.parse('2026-11-26'),
      );
      expect([university, [...new Set(days.map(({ date }) => formatDate(date)))]]).toEqual([
        university,
        told.map(([date]) => date),
      ]);
      for (const { starts, date, time } of days) {
        expect(intakes.some((one) => one.starts === starts && one.levels.includes('masters'))).toBe(true);
        expect([university, isDate(date) && date < starts]).toEqual([university, true]);
        const hour = time && `${((Number(time.slice(0, 2)) + 11) % 12) + 1} ${time < '12:00' ? 'am' : 'pm'}`;
        expect([university, text.includes(hour ?? '')]).toEqual([university, true]);
      }
    }
  });

  test('say of a day that had gone by when they were made that it is over, or to ask for the next', () => {
    const { admissions, guide } = file();
    const all = [...admissions.masters.map(({ deadline }) => deadline), ...guide.intakeDetails.deadlines].map(
      (told) => (typeof told === 'string' ? told : told.text),
    );
    const silent = all.filter(
      (text) =>
        [...text.matchAll(/(?<!since )\b\d+ [A-Z]\w+ 20\d\d/g)].some(
          ([date]) => Date.parse(`${date} UTC`) < Date.parse('2026-11-26'),
        ) && !/\bover\b|ended|opened|\bask\b|look at the page/.test(text),
    );
    expect(silent).toEqual([]);
  });

  test('tell the fee of a German university that is known to charge students from abroad', () => {
    const charging = seed.filter(
      ({ country, tuition, tuitionRule }) =>
        country === 'Germany' && ((tuition?.min ?? 0) > 0 || tuitionRule === 'DE-BW'),
    );
    const listed = file().admissions.masters.filter(({ university }) =>
      charging.some((row) => row.name === university),
    );
    expect(listed.length).toBeGreaterThanOrEqual(name === 'Germany' ? 5 : 0);
    expect(listed.filter(({ fee }) => fee === '').map(({ university }) => university)).toEqual([]);
  });

  test('give a figure only beside its source', () => {
    const { refusals, intakes } = file().admissions;
    const statements = [refusals.unpublished, ...refusals.reasons, ...intakes.map(({ note }) => note)];
    for (const statement of statements)
      if (typeof statement === 'string') expect(statement).not.toMatch(/\d ?%|[€£$₹]/);
  });

  test('leave no cell of the tables of rules empty', () => {
    const { highlights, workAuthorization, detailedCosts } = file().guide;
    const all = [...highlights, ...workAuthorization!.details, ...detailedCosts!.notes];
    for (const topic of ['family', 'settlement', 'insurance'] satisfies Topic[])
      expect([topic, all.some((item) => typeof item === 'object' && item.about === topic)]).toEqual([
        topic,
        true,
      ]);
  });
});

/** "May" of "2027-05". */
const nameOf = (month: Month) =>
  new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
const lastMonth = (country: string, starts: string, level: 'undergraduate' | 'masters') =>
  nameOf(
    files
      .get(country)!
      .admissions.intakes.find((intake) => intake.starts === starts && intake.levels.includes(level))!.apply
      .to,
  );

/** The guide's sentence about an intake, which must name the month in which the calendar ends the time to apply. */
test.each<[country: string, starts: string, level: 'undergraduate' | 'masters', sentence: RegExp]>([
  ['United States', '2027-08', 'undergraduate', /regular decision/],
  ['United States', '2027-08', 'masters', /^Master’s/],
  ['United States', '2028-01', 'masters', /^Spring/],
  ['United Kingdom', '2027-09', 'undergraduate', /^UCAS/],
  ['United Kingdom', '2027-09', 'masters', /^Master’s/],
  ['United Kingdom', '2028-01', 'masters', /^January/],
  ['Canada', '2027-09', 'undergraduate', /UBC/],
  ['Canada', '2027-09', 'masters', /^Master’s/],
  ['Canada', '2028-01', 'undergraduate', /January intakes/],
  ['Australia', '2027-07', 'masters', /^For July/],
  ['Australia', '2028-02', 'masters', /^For February/],
  ['Germany', '2027-04', 'masters', /^Summer/],
  ['Germany', '2027-10', 'undergraduate', /^Winter/],
  ['Germany', '2027-10', 'masters', /^Winter/],
  ['Ireland', '2027-09', 'undergraduate', /^September/],
  ['Ireland', '2027-09', 'masters', /^September/],
  ['Ireland', '2028-01', 'masters', /^January/],
  ['New Zealand', '2027-02', 'masters', /^The other/],
  ['New Zealand', '2027-07', 'masters', /^The other/],
  ['New Zealand', '2028-02', 'masters', /^Otago/],
  ['France', '2027-09', 'undergraduate', /^Licence/],
  ['France', '2027-09', 'masters', /^Master’s/],
  ['Slovakia', '2027-09', 'undergraduate', /^Medicine/],
  ['Dubai', '2027-09', 'undergraduate', /^September/],
  ['Dubai', '2028-01', 'undergraduate', /^January/],
])('%s, %s, %s: guide and calendar end the time to apply alike', (country, starts, level, sentence) => {
  const told = files
    .get(country)!
    .guide.intakeDetails.deadlines.map((item) => (typeof item === 'string' ? item : item.text))
    .filter((text) => sentence.test(text));
  expect([told.length, told.join(' ')]).toEqual([
    1,
    expect.stringContaining(lastMonth(country, starts, level)),
  ]);
});

test('the timeline of 18 months ends the time to apply for autumn as the calendar does', async () => {
  const { html } = (await loadText('timeline-of-18-months'))!;
  const months = html.slice(html.indexOf('applications</h2>'));
  const autumn = { 'United States': '2027-08', Germany: '2027-10' } as Record<string, string>;
  for (const country of names.filter((name) => !['Australia', 'New Zealand'].includes(name))) {
    const row = months.slice(months.indexOf(`/country/${slugOf(country)}"`)).split('</tr>')[0]!;
    const cells = row.split('<td').slice(1);
    expect(cells).toHaveLength(2);
    const masters = cells[1]!.includes('The same') ? cells[0]! : cells[1]!;
    for (const [level, cell] of [
      ['undergraduate', cells[0]!],
      ['masters', masters],
    ] as const)
      expect([country, level, cell]).toEqual([
        country,
        level,
        expect.stringContaining(lastMonth(country, autumn[country] ?? '2027-09', level)),
      ]);
  }
});
