import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@/lib/dates';
import { destinations } from './destinations';
import { loadGuide } from './guides';
import { rankingEdition } from './ranking-edition';
import { rankings } from './rankings';
import { scholarships } from './scholarships';
import { stories } from './stories';
import { loadStories } from './story-texts';
import { emergency, faq, policies } from './support';

interface Row {
  name: string;
  country: string;
  worldRank: number | null;
  worldRankPublisher: string | null;
  worldRankYear: number | null;
}

test('ranks are those of the university search', () => {
  const rows = JSON.parse(
    readFileSync(join(__dirname, '../../../backend/seed/universities.json'), 'utf8'),
  ) as Row[];
  const known = rankings.flatMap((entry) => {
    const row = rows.find(
      ({ name, country }) => name === entry.name.replace(/ \([A-Z]+\)$/, '') && country === entry.country,
    );
    return row ? [{ entry, row }] : [];
  });
  // ETH Zurich is in a country without a guide.
  expect(known).toHaveLength(8);
  for (const { entry, row } of known) {
    expect(row).toMatchObject({
      worldRank: entry.rank,
      worldRankPublisher: rankingEdition.publisher,
      worldRankYear: rankingEdition.year,
    });
  }
  const scores = rankings.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('every scholarship says what, for whom, until when, and when that was checked', () => {
  for (const { amount, deadline, eligibility, url, checkedOn } of scholarships) {
    for (const text of [amount, deadline, eligibility]) expect(text).toBeTruthy();
    expect(new URL(url).protocol).toBe('https:');
    expect(checkedOn <= new Date().toISOString().slice(0, 10)).toBe(true);
  }
});

test('the closing day of a scholarship is the one that its deadline tells, wherever that has one', () => {
  for (const { name, deadline, closes } of scholarships) {
    const [day] = deadline.match(/\d+ [A-Z]\w+ 20\d\d/) ?? [];
    if (day) expect([name, closes && formatDate(closes)]).toEqual([name, day]);
    for (const part of closes ? [formatDate(closes).slice(0, -5), closes.slice(0, 4)] : [])
      expect([name, deadline]).toEqual([name, expect.stringContaining(part)]);
  }
  expect(scholarships.filter(({ closes }) => closes).length).toBeGreaterThan(10);
});

test('a scholarship that a guide has too is worth the same there, on the same conditions', async () => {
  const sums = (text: string) => text.match(/(?:[€£$₹]|CAD|AUD) ?[\d,.]*\d/g) ?? [];
  let both = 0;
  const inGuides = new Map<string, string>();
  for (const { name: country } of destinations) {
    const {
      government = [],
      university = [],
      private: others = [],
    } = (await loadGuide(country)).scholarships!;
    for (const told of [...government, ...university, ...others]) {
      // An award that helps to study anywhere is told alike in each guide.
      const words = `${told.amount}. ${told.eligibility}`;
      expect([told.name, inGuides.get(told.name) ?? words]).toEqual([told.name, words]);
      inGuides.set(told.name, words);
      const listed = scholarships.find(({ name }) => name === told.name);
      if (!listed) continue;
      both++;
      expect(new URL(listed.url).host).toBe(new URL(told.url).host);
      for (const sum of sums(told.amount))
        expect([told.name, listed.amount]).toEqual([told.name, expect.stringContaining(sum)]);
      // Ages, marks, years of work and days, but not the years in which they held.
      const conditions = `${listed.eligibility} ${listed.deadline}`;
      for (const [figure] of told.eligibility.replace(/20\d\d(-\d\d)?/g, '').matchAll(/\d+/g))
        expect([told.name, conditions]).toEqual([told.name, expect.stringContaining(figure)]);
    }
  }
  expect(both).toBeGreaterThan(20);
});

test('a story has 250 to 400 words, its quotation included', async () => {
  const texts = await loadStories();
  for (const { id, quote } of stories) {
    const words = [quote, ...texts[id]!].join(' ').split(/\s+/).length;
    expect([id, words >= 250 && words <= 400]).toEqual([id, true]);
  }
});

test('the FAQ names the twelve destinations, the typical timeline and the start', () => {
  const text = faq.map(({ answer }) => answer).join(' ');
  for (const country of [
    ...['USA', 'UK', 'Canada', 'Australia', 'Germany', 'Ireland'],
    ...['New Zealand', 'Netherlands', 'France', 'Switzerland', 'Sweden', 'Denmark'],
  ])
    expect(text).toContain(country);
  expect(text).toContain('6-12 months');
  expect(text).toContain('12-18 months');
});

/** Whoever changes a section sets `changedOn` to the day, and this to what the test then says. */
test('policies say on which day their sections were last changed', () => {
  const told = Object.values(policies).map(({ changedOn, sections }) => [
    changedOn,
    createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 12),
  ]);
  expect(told).toEqual([
    ['2026-11-27', 'bba337bbb82f'],
    ['2026-11-26', 'b2a58a802ebe'],
  ]);
});

test('policies are dated, and emergencies have their types and hours', () => {
  for (const { lastUpdated, sections } of Object.values(policies)) {
    expect(lastUpdated).toBe('December 2024');
    for (const { title, content } of sections) expect(title && content).toBeTruthy();
  }
  expect(emergency.types.map(({ type }) => type)).toEqual([
    'Visa Issues',
    'Application Deadlines',
    'Travel & Accommodation',
    'Academic Emergencies',
  ]);
  for (const { description, action } of emergency.types) expect(description && action).toBeTruthy();
  expect(emergency.hours.map(({ days, time }) => `${days} ${time}`)).toEqual([
    'Monday-Friday 9:00 AM-8:00 PM IST',
    'Saturday-Sunday 10:00 AM-6:00 PM IST',
    'Emergency 24/7',
  ]);
});
