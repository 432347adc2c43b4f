const zone = { timeZone: 'Asia/Kolkata' } as const;
const format = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

const shortFormat = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'medium', timeStyle: 'short' });

const shortDayFormat = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'medium' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short' });
const clockFormat = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' });

const partsOf = (time: string) =>
  Object.fromEntries(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));

/** A server before the field sends none. */
const UNKNOWN = 'a day not known';

/** "Saturday, 21 November 2026", as the office counts days. */
export function officeDate(time: string): string {
  if (!time) return UNKNOWN;
  const { weekday, day, month, year } = partsOf(time);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** "Saturday, 21 November 2026, 3:05 pm IST" */
export function officeTime(time: string): string {
  if (!time) return UNKNOWN;
  const { hour, minute, dayPeriod } = partsOf(time);
  return `${officeDate(time)}, ${hour}:${minute} ${dayPeriod!.toLowerCase()} IST`;
}

/** "21 Nov 2026, 15:05 IST", for the staff desk. */
export const shortOfficeTime = (time: string) =>
  time ? `${shortFormat.format(new Date(time))} IST` : UNKNOWN;

/** "21 Nov 2026, 3:05 pm IST", for visitors. */
export function shortVisitorTime(time: string): string {
  if (!time) return UNKNOWN;
  const { hour, minute, dayPeriod } = partsOf(time);
  return `${shortDayFormat.format(new Date(time))}, ${hour}:${minute} ${dayPeriod!.toLowerCase()} IST`;
}

/** "25 Nov, 15:05", and on that day "15:05". */
export function deskTime(time: string, now: number): string {
  const at = new Date(time);
  const clock = clockFormat.format(at);
  return dayFormat.format(at) === dayFormat.format(now) ? clock : `${dayFormat.format(at)}, ${clock}`;
}
