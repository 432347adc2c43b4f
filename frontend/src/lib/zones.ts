/* The one place for arithmetic with days and time zones. Days are ISO dates, moments are milliseconds. */

const DAY = 86_400_000;

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** From one day to another, which may be earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

export const firstDay = (month: string) => `${month}-01`;
export const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** Making one takes longer than all else here. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** "2026-11-25 09:05", what a clock on a wall in the zone shows. */
export function onTheWall(now: number, timeZone: string): string {
  const format = formatOf(timeZone);
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`;
}

/** Which day it is in the zone. */
export const dayIn = (zone: string, now: number) => onTheWall(now, zone).slice(0, 10);

/** The moment until which a day and a time in a zone are not over; without a time, until the end of the day. */
export function momentOf({ date, time, zone }: { date: string; time?: string | null; zone: string }): number {
  const wall = Date.parse(time ? `${date}T${time}Z` : `${addDays(date, 1)}T00:00Z`);
  const ahead = (at: number) => Date.parse(`${onTheWall(at, zone).replace(' ', 'T')}Z`) - at;
  // The second time with the difference that holds there: the clocks may change in between.
  return wall - ahead(wall - ahead(wall));
}

export const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
