import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '@/lib/money';
import type { Amount, CountryGuide } from './country';
import { loadGuide } from './guides';

interface Range {
  min: number;
  max: number;
  note?: string;
}

interface Fact {
  name: string;
  country: string;
  sector: string;
  tuition: Range | null;
}

const facts = JSON.parse(
  readFileSync(join(__dirname, '../../../backend/seed/universities.json'), 'utf8'),
) as Fact[];

// By a name that TypeScript does not follow: the backend is compiled by rules of its own.
const MODULE: string = '../../../backend/src/database/seed/tuition-ranges';

const guides = new Map<string, CountryGuide>();
let ranges: Record<string, Record<string, Range>>;
let rules: Record<string, Range>;
beforeAll(async () => {
  const seed = await import(MODULE);
  ranges = seed.TUITION_RANGES;
  rules = seed.TUITION_RULES;
  for (const country of Object.keys(ranges)) guides.set(country, await loadGuide(country));
});
const rangeOf = (country: string, kind: string) => rules[kind] ?? ranges[country]![kind]!;
const amountOf = (country: string, row: RegExp): Amount => {
  const rows = guides.get(country)!.detailedCosts!.tuition.filter(({ label }) => row.test(label));
  expect([country, row, rows.length]).toEqual([country, row, 1]);
  return rows[0]!.amount;
};
/** Guides round to hundreds. */
const apart = (a: number, b: number) => Math.abs(a - b);

/** Each range of the universities' pages, with the row of the guide that speaks of the same universities. */
test.each<[country: string, kind: string, row: RegExp]>([
  ['United States', 'public', /^Bachelor’s, public university/],
  ['United States', 'any', /^Bachelor’s, private university/],
  ['United Kingdom', 'any', /^Bachelor’s, most subjects/],
  ['Canada', 'any', /^Bachelor’s, lowest and highest provincial average/],
  ['Australia', 'any', /^Bachelor’s, lowest and highest/],
  ['Germany', 'DE-PUBLIC', /^Public universities in most states/],
  ['Germany', 'DE-BAVARIA', /^Public universities in Bavaria/],
  ['Germany', 'DE-BW', /^Public universities in Baden-Württemberg/],
  ['Ireland', 'any', /^Bachelor’s degrees, most subjects/],
  ['Ireland', 'IE-MEDICINE', /^Medicine$/],
  ['New Zealand', 'any', /^Bachelor’s$/],
  ['New Zealand', 'NZ-POLYTECHNIC', /^Polytechnic/],
])('in %s the guide gives the range "%s" as the universities’ pages do', (country, kind, row) => {
  const { min, max } = rangeOf(country, kind);
  const { from, to = from } = amountOf(country, row);
  expect([apart(min, from), apart(max, to)].every((difference) => difference < 100)).toBe(true);
});

test.each<[country: string, kind: string, row: RegExp]>([
  ['Germany', 'any', /^Constructor University/],
  ['France', 'FR-DECREE', /^Public university, master’s/],
  ['France', 'public', /^Public university, master’s/],
  ['France', 'any', /^Business schools, bachelor’s/],
  ['Slovakia', 'SK-MEDICINE', /^Dentistry/],
  ['Slovakia', 'public', /^Mechanical/],
  ['Dubai', 'any', /^Emirates Aviation/],
])('in %s the range "%s" ends where the guide’s row does', (country, kind, row) => {
  const { from, to = from } = amountOf(country, row);
  expect(rangeOf(country, kind).max).toBe(to);
});

test('in France the state’s fees begin with that of a licence', () => {
  expect(rangeOf('France', 'FR-DECREE').min).toBe(amountOf('France', /licence/).to);
});

test.each<[country: string, aside: RegExp, row: (fact: Fact) => boolean]>([
  ['Australia', /of a public university.*dentistry aside/, ({ sector }) => sector === 'public'],
  ['Dubai', /medicine.*hospitality academy aside/, ({ name }) => !/Medic|Hospitality/.test(name)],
])('the range of %s is the lowest and the highest fee of the rows that it names', (country, aside, row) => {
  const { min, max, note } = ranges[country]!.any!;
  const fees = facts.flatMap((fact) =>
    fact.country === country && fact.tuition && row(fact) ? [fact.tuition] : [],
  );
  expect([Math.min(...fees.map((fee) => fee.min)), Math.max(...fees.map((fee) => fee.max))]).toEqual([
    min,
    max,
  ]);
  expect(note).toMatch(aside);
});

const feeOf = (university: string) => facts.find(({ name }) => name === university)!.tuition!;

/** A guide's row that gives, or ends with, one university's fee agrees with that university's page in the search. */
test.each<[country: string, row: RegExp, end: 'min' | 'max', university: string]>([
  ['Ireland', /^Trinity, bachelor’s in arts/, 'min', 'Trinity College Dublin'],
  ['Ireland', /^Trinity, bachelor’s in science/, 'max', 'Trinity College Dublin'],
  ['Germany', /^Public universities in Bavaria/, 'max', 'Technische Hochschule Ingolstadt'],
  ['United Kingdom', /^Bachelor’s in science and engineering/, 'max', 'University of Oxford'],
  ['United Kingdom', /^Medicine$/, 'max', 'University of Cambridge'],
  ['United States', /^Bachelor’s, most selective private/, 'max', 'University of Chicago'],
])('in %s the guide’s row %s ends with the %s of %s', (country, row, end, university) => {
  const { from, to = from } = amountOf(country, row);
  expect(apart(feeOf(university)[end], to)).toBeLessThan(100);
});

test('the American guide names the fees of two public universities as their pages have them', () => {
  const { note } = amountOf('United States', /^Bachelor’s, public university/);
  expect(note).toContain(`Michigan ${grouped(feeOf('University of Michigan').min)}`);
  const thousands = Math.round(feeOf('University of Virginia').max / 1000) * 1000;
  expect(note).toContain(`Virginia ${grouped(thousands)}`);
});

test('no range leaves that of its country', () => {
  for (const [country, kinds] of Object.entries(ranges))
    for (const [kind, { min, max }] of Object.entries(kinds)) {
      const { from, to = from } = guides.get(country)!.detailedCosts!.tuitionRange;
      expect([country, kind, min > from - 100, max < to + 100]).toEqual([country, kind, true, true]);
    }
});
