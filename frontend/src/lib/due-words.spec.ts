import { dueOf, lateness, whenWords } from './due-words';

test.each([
  [
    { date: '2027-01-13', time: '18:00', zone: 'Europe/London' },
    '13 January 2027, 18:00 London time (23:30 where you are)',
  ],
  [
    { date: '2027-03-14', time: '23:59', zone: 'America/New_York' },
    '14 March 2027, 23:59 New York time (09:29 on 15 March 2027 where you are)',
  ],
  [
    { date: '2027-03-01', zone: 'Europe/London' },
    '1 March 2027 in London (until 05:29 on 2 March 2027 where you are)',
  ],
  [{ date: '2027-03-01', zone: 'Asia/Kolkata' }, '1 March 2027'],
])('%j', (due, words) => expect(whenWords(due, 'Asia/Kolkata')).toBe(words));

test('to arrive has a day and no time, wherever it is read', () => {
  const task = { dueOn: '2027-09-24', dueTime: null, zone: 'Europe/Berlin' };
  expect(whenWords(dueOf({ ...task, rule: 'arrive' }), 'Asia/Kolkata')).toBe('24 September 2027');
  expect(whenWords(dueOf({ ...task, rule: 'room' }), 'Asia/Kolkata')).toMatch(/ in Berlin \(until /);
});

test.each([
  ['2026-11-24', '2 days late', true],
  ['2026-11-26', 'today', false],
  ['2026-11-27', 'tomorrow', false],
  ['2026-12-08', 'in 12 days', false],
  ['2027-01-10', 'in 6 weeks', false],
])('what is due on %s is %s', (date, text, late) =>
  expect(lateness({ date, zone: 'Asia/Kolkata' }, Date.parse('2026-11-26T12:00Z'))).toEqual({ text, late }),
);

test.each([
  ['America/New_York', '2027-03-01', '2027-03-01T12:00Z', 'today'],
  ['America/New_York', '2027-03-02', '2027-03-01T12:00Z', 'tomorrow'],
  // There it is the second of March already.
  ['Pacific/Auckland', '2027-03-02', '2027-03-01T12:00Z', 'today'],
  ['Pacific/Auckland', '2027-03-01', '2027-03-01T12:00Z', '1 day late'],
])('in %s what is due on %s is at %s, wherever it is read, %s', (zone, date, now, text) =>
  expect(lateness({ date, zone }, Date.parse(now)).text).toBe(text),
);
