import { ago, today } from './ages';

test.each([
  ['2026-03-12', '2026-03-12', 'today'],
  ['2026-03-13', '2026-03-12', 'today'],
  ['2026-03-11', '2026-03-12', 'yesterday'],
  ['2026-02-28', '2026-03-12', '12 days ago'],
  // Days on which the clocks change have 23 or 25 hours.
  ['2026-03-07', '2026-03-09', '2 days ago'],
  ['2025-12-31', '2026-12-31', '365 days ago'],
])('%s, seen on %s, was %s', (day, now, words) => expect(ago(day, now)).toBe(words));

test('today is the day of the place', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(today(new Date(2026, 0, 6, 0, 1))).toBe('2026-01-06');
});
