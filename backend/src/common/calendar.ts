export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A day of the calendar as YYYY-MM-DD. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Zones by name only: offsets have opposite signs in JavaScript and in PostgreSQL. */
export function isZone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[A-Za-z]+([/_+-][A-Za-z0-9]+)*$/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).format() !== '';
  } catch {
    return false;
  }
}
