import { addDays, onTheWall } from './office-hours';

/*
 * Arithmetic with days and time zones: days are ISO dates, moments are milliseconds. It stands on what the office's hours
 * need, which is there and not here because a page of its own would make each mailed link load another file.
 */

const DAY = 86_400_000;

/** From one day to another, which may be earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

export const firstDay = (month: string) => `${month}-01`;
export const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

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
