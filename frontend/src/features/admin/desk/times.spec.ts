import { minutesInWords, roughly, timeLeft } from './times';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-20T09:30:00.000Z');
const due = (offset: number) => timeLeft(new Date(now + offset).toISOString(), now);

test.each([
  [18 * HOUR + 20 * MINUTE, '18 h left', 'calm'],
  [24 * HOUR, '24 h left', 'calm'],
  [6 * HOUR, '6 h left', 'calm'],
  [6 * HOUR - 1, '5 h left', 'soon'],
  [45 * MINUTE, '45 min left', 'soon'],
  [10_000, '1 min left', 'soon'],
  [0, 'Overdue by 1 min', 'overdue'],
  [-3 * HOUR, 'Overdue by 3 h', 'overdue'],
  [-47.5 * HOUR, 'Overdue by 47 h', 'overdue'],
  [-50 * HOUR, 'Overdue by 2 days', 'overdue'],
])('an answer due in %i ms: %s', (offset, text, state) => {
  expect(due(offset)).toEqual({ text, state });
});

test('durations in words', () => {
  expect([0.2, 45, 60, 95, 599.7, 1_570].map(minutesInWords)).toEqual([
    'under 1 min',
    '45 min',
    '1 h',
    '1 h 35 min',
    '10 h',
    '26 h',
  ]);
  expect(roughly(5 * MINUTE)).toBe('5 min');
});
