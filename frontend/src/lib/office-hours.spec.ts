import type { OfficeHours, Weekday } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { officeState } from './office-hours';

const office = (zone: string, hours: [Weekday, string, string][], holidays: [string, string?][] = []) => ({
  zone,
  hours: hours.map(([day, from, until]) => ({ day, from, until })),
  holidays: holidays.map(([day, name = '']) => ({ day, name })),
});
const week: [Weekday, string, string][] = [
  ['Monday', '09:00', '18:00'],
  ['Tuesday', '09:00', '18:00'],
  ['Wednesday', '09:00', '18:00'],
  ['Thursday', '09:00', '18:00'],
  ['Friday', '09:00', '18:00'],
  ['Saturday', '10:00', '16:00'],
];
const kolkata = office('Asia/Kolkata', week, [
  ['2026-12-25', 'Christmas'],
  ['2027-01-26', 'Republic Day'],
  ['2027-03-22'],
]);
const at = (hours: OfficeHours, time: string) => officeState(hours, Date.parse(time));

test.each([
  // Wednesday; India has +05:30.
  ['2026-11-25T03:29:59Z', 'Closed now, opens today 9:00 (Kolkata time)'],
  ['2026-11-25T03:30:00Z', 'Open now until 18:00 (Kolkata time)'],
  ['2026-11-25T12:29:59Z', 'Open now until 18:00 (Kolkata time)'],
  ['2026-11-25T12:30:00Z', 'Closed now, opens tomorrow 9:00 (Kolkata time)'],
  // Past midnight it is Thursday there.
  ['2026-11-25T18:31:00Z', 'Closed now, opens today 9:00 (Kolkata time)'],
  // Saturday evening and Sunday.
  ['2026-11-28T10:30:00Z', 'Closed now, opens Monday 9:00 (Kolkata time)'],
  ['2026-11-29T06:00:00Z', 'Closed now, opens tomorrow 9:00 (Kolkata time)'],
  // Holidays, with and without a name, and the evening before one.
  ['2026-12-24T13:00:00Z', 'Closed now, opens Saturday 10:00 (Kolkata time)'],
  ['2026-12-25T06:00:00Z', 'Closed today (Christmas), opens tomorrow 10:00 (Kolkata time)'],
  ['2027-03-22T06:00:00Z', 'Closed now, opens tomorrow 9:00 (Kolkata time)'],
])('at %s the office is: %s', (time, state) => {
  expect(at(kolkata, time)).toBe(state);
});

test('hours that end before they begin go past midnight, also into a holiday, on which none begin', () => {
  const nights = office('Europe/London', [['Thursday', '22:00', '02:00']], [['2026-12-18']]);
  expect(at(nights, '2026-12-17T23:30:00Z')).toBe('Open now until 2:00 (London time)');
  expect(at(nights, '2026-12-18T01:59:00Z')).toBe('Open now until 2:00 (London time)');
  expect(at(nights, '2026-12-18T02:00:00Z')).toBe('Closed now, opens Thursday 22:00 (London time)');
  const eve = { ...nights, holidays: [{ day: '2026-12-17', name: 'Party' }] };
  expect(at(eve, '2026-12-17T23:30:00Z')).toBe(
    'Closed today (Party), opens Thursday, 24 December 22:00 (London time)',
  );
});

describe('in London, whose clock changes', () => {
  const london = office('Europe/London', [
    ['Saturday', '09:00', '18:00'],
    ['Sunday', '00:30', '03:00'],
    ['Monday', '09:00', '18:00'],
  ]);

  test.each([
    // 29 March 2026, 01:00 becomes 02:00.
    ['2026-03-28T08:59:00Z', 'Closed now, opens today 9:00 (London time)'],
    ['2026-03-29T00:59:00Z', 'Open now until 3:00 (London time)'],
    ['2026-03-29T01:59:00Z', 'Open now until 3:00 (London time)'],
    ['2026-03-29T02:00:00Z', 'Closed now, opens tomorrow 9:00 (London time)'],
    ['2026-03-30T07:59:00Z', 'Closed now, opens today 9:00 (London time)'],
    ['2026-03-30T08:00:00Z', 'Open now until 18:00 (London time)'],
    // 25 October 2026, 02:00 becomes 01:00: the hour from one to two is there twice.
    ['2026-10-25T00:30:00Z', 'Open now until 3:00 (London time)'],
    ['2026-10-25T02:59:00Z', 'Open now until 3:00 (London time)'],
    ['2026-10-25T03:00:00Z', 'Closed now, opens tomorrow 9:00 (London time)'],
    ['2026-10-26T08:59:00Z', 'Closed now, opens today 9:00 (London time)'],
    ['2026-10-26T09:00:00Z', 'Open now until 18:00 (London time)'],
  ])('at %s: %s', (time, state) => {
    expect(at(london, time)).toBe(state);
  });
});

test('hours without a pause are one stretch', () => {
  const all: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const always = office(
    'Asia/Kolkata',
    all.map((day) => [day, '00:00', '00:00']),
  );
  expect(at(always, '2026-11-25T06:00:00Z')).toBe('Open now, day and night');
  const through = office('Asia/Kolkata', [
    ['Wednesday', '09:00', '00:00'],
    ['Thursday', '00:00', '02:00'],
  ]);
  expect(at(through, '2026-11-25T06:00:00Z')).toBe('Open now until 2:00 (Kolkata time)');
});

test('without hours, or with holidays only, nothing is said', () => {
  const now = Date.parse('2026-11-25T06:00:00Z');
  expect(officeState(undefined, now)).toBeUndefined();
  expect(officeState(office('Asia/Kolkata', []), now)).toBeUndefined();
  const days = Array.from({ length: 400 }, (_, n) =>
    new Date(Date.parse('2026-11-01') + n * 86_400_000).toISOString().slice(0, 10),
  );
  expect(
    at(
      office(
        'Asia/Kolkata',
        week,
        days.map((day) => [day]),
      ),
      '2026-11-25T06:00:00Z',
    ),
  ).toBeUndefined();
});
