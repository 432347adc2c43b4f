import { rupees } from '@/content/rupees';
import { university } from '@/test/university';
import { range } from './money';
import { gpaBand } from './university-facts';
import { fitOf, type FitState, type Student } from './fit';

const student = (change: Partial<Student>): Student => ({
  level: 'masters',
  gpa: undefined,
  budget: undefined,
  fieldOfStudy: undefined,
  ...change,
});
const statesOf = (change: Partial<Student>, of = university(1)) =>
  fitOf(of, student(change)).map(({ state }) => state);

// Masters band 3.3 to 3.9, undergraduate band 3.2 to 3.8, tuition 22,000 to 38,000.
test.each<[number | undefined, Student['level'], FitState]>([
  [undefined, 'masters', 'unknown'],
  [3.3, 'masters', 'meets'],
  [4, 'masters', 'meets'],
  [3.29, 'masters', 'close'],
  [3.1, 'masters', 'close'],
  [3.09, 'masters', 'below'],
  [0, 'masters', 'below'],
  [3.2, 'undergraduate', 'meets'],
  [3.0, 'undergraduate', 'close'],
  [2.99, 'undergraduate', 'below'],
])('a GPA of %s for %s: %s', (gpa, level, state) => {
  expect(statesOf({ gpa, level })[0]).toBe(state);
});

test('a band that is not known is met by nobody and missed by nobody', () => {
  const unranked = university(1, {
    worldRank: null,
    undergraduateGpaMin: null,
    undergraduateGpaMax: null,
    graduateGpaMin: null,
    graduateGpaMax: null,
  });
  const [fit] = fitOf(unranked, student({ gpa: 4 }));
  expect(fit).toMatchObject({ state: 'unknown', estimate: false });
  expect(fit!.text).toContain('No GPA band is known');
});

test('no marks of undergraduates are held against a university for graduates', () => {
  const graduates = university(1, { undergraduateGpaMin: null, undergraduateGpaMax: null });
  const [fit] = fitOf(graduates, student({ gpa: 4, level: 'undergraduate' }));
  expect(fit).toMatchObject({ state: 'unknown', text: expect.stringMatching(/^It takes nobody, or hardly/) });
  expect(fitOf(graduates, student({ gpa: 4 }))[0]!.state).toBe('meets');
  expect([gpaBand(graduates, 'undergraduate'), gpaBand(graduates, 'masters')]).toEqual([
    'Not for school-leavers',
    '3.3 – 3.9',
  ]);
});

test.each<[number | undefined, FitState]>([
  [undefined, 'unknown'],
  [38_000, 'meets'],
  [37_999, 'close'],
  [22_000, 'close'],
  [19_800, 'close'],
  [19_799, 'below'],
  [0, 'below'],
])('a budget of %s: %s', (budget, state) => {
  expect(statesOf({ budget })[1]).toBe(state);
});

test('no budget is measured by what bachelor’s degrees cost elsewhere', () => {
  const graduates = university(1, { tuitionSource: 'A range, though this one teaches graduates only' });
  expect(statesOf({ budget: 38_000 }, graduates)[1]).toBe('unknown');
});

test('the fee of a whole degree is called that', () => {
  const school = university(1, { tuitionSource: 'A fee page (EUR 57,870–109,860 in all)' });
  expect(fitOf(school, student({ budget: 38_000 }))[1]!.text).toContain('tuition of a whole degree, $38,000');
});

test('where nothing is to be paid every budget meets it', () => {
  const free = university(1, { tuitionMinUSD: 0, tuitionMaxUSD: 0 });
  expect(statesOf({}, free)[1]).toBe('meets');
});

test.each<[string | undefined, boolean, FitState]>([
  [undefined, true, 'unknown'],
  ['Education', true, 'meets'],
  ['Education', false, 'meets'],
  ['Law & Legal Studies', true, 'below'],
  ['Law & Legal Studies', false, 'unknown'],
])('the field %s, of a complete list %s: %s', (fieldOfStudy, programsComplete, state) => {
  expect(statesOf({ fieldOfStudy }, university(1, { programsComplete }))[2]).toBe(state);
});

test('marks are named as the student gave them', () => {
  const [fit] = fitOf(university(1), student({ gpa: 3.24, marks: 'CGPA of 8.1 (about 3.24 of 4)' }));
  expect(fit!.text).toBe(
    'Your CGPA of 8.1 (about 3.24 of 4) is at most 0.2 under the lower end of our estimate, 3.3.',
  );
});

test('every rule says where its lines are, and nothing foretells an offer', () => {
  const fits = [
    ...fitOf(university(1), student({ gpa: 3.2, budget: 25_000, fieldOfStudy: 'Education' })),
    ...fitOf(university(1), student({})),
  ];
  for (const { text, rule } of fits) {
    expect(rule).toMatch(/(Meets|Reaches): .*Below: /);
    expect(`${text} ${rule}`).not.toMatch(/chance|likely|probab|odds/i);
  }
  expect(fits[0]!.text).toBe('Your 3.2 is at most 0.2 under the lower end of our estimate, 3.3.');
  expect(fits[1]!.text).toBe(
    'Your $25,000 a year covers the lowest tuition, $22,000, but not the highest, $38,000.',
  );
});

test.each([
  [0, '₹0'],
  [500, '₹48,000'],
  [1_100, '₹1.1 lakh'],
  [38_000, '₹36.6 lakh'],
  [110_000, '₹1.06 crore'],
])('%i US dollars are %s', (usd, text) => {
  expect(rupees(usd)).toBe(text);
});

test('a range of one figure is that figure', () => {
  expect(range('$5', '$5')).toBe('$5');
  expect(range('$5', '$6')).toBe('$5 – $6');
});
