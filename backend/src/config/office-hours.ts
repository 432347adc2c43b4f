import { isDay, WEEKDAYS } from '../common/calendar.js';
import type { Holiday, OpenHours } from './site-settings.dto.js';

const PART = /^([a-z]{3}(?:-[a-z]{3})?(?:\s*,\s*[a-z]{3}(?:-[a-z]{3})?)*)\s+(\d\d?:\d\d)\s*-\s*(\d\d?:\d\d)$/;

/** "mon-fri 09:00-18:00; sat,sun 22:00-02:00", in the order of the week; undefined when it is not so. */
export function openHours(value: string): OpenHours[] | undefined {
  const hours: OpenHours[] = [];
  for (const part of value.toLowerCase().split(';')) {
    const [, days, from, until] = PART.exec(part.trim()) ?? [];
    const opens = time(from);
    const closes = time(until);
    const indices = days?.split(',').map((range) => week(range.trim()));
    if (!opens || !closes || !indices || indices.includes(undefined)) return undefined;
    for (const index of indices.flat()) hours.push({ day: WEEKDAYS[index!]!, from: opens, until: closes });
  }
  const place = ({ day, from }: OpenHours) => `${WEEKDAYS.indexOf(day)} ${from}`;
  return hours.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** "2026-12-25 Christmas, 2027-01-26=Republic Day, 2027-03-22", in their order; undefined when it is not so. */
export function holidays(value: string): Holiday[] | undefined {
  const days = value.split(',').map((part) => /^(\S{10})(?:\s*[\s=]\s*(.*))?$/.exec(part.trim()));
  if (!days.every((parts) => isDay(parts?.[1]))) return undefined;
  return days
    .map((parts) => ({ day: parts![1]!, name: parts![2] ?? '' }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** "9:00" as "09:00"; undefined when it is no time of day. */
function time(value = ''): string | undefined {
  const padded = value.padStart(5, '0');
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(padded) ? padded : undefined;
}

/** The numbers of the days from "mon" to "fri", or of "mon" alone; a week may go on past Sunday. */
function week(range: string): number[] | undefined {
  const [first, last = first] = range
    .split('-')
    .map((name) => WEEKDAYS.findIndex((day) => day.slice(0, 3).toLowerCase() === name));
  if (first! < 0 || last! < 0) return undefined;
  return Array.from({ length: ((last! - first! + 7) % 7) + 1 }, (_, n) => (first! + n) % 7);
}
