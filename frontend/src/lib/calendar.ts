import { formatDate, formatMonth, months } from './dates';

/**
 * Whether a month or a day, in ISO's form, has gone by in India, whose clocks are 5½ hours ahead of UTC all year: this needs
 * no table of zones.
 */
export const isOver = (date: string) =>
  date < new Date(Date.now() + 19_800_000).toISOString().slice(0, date.length);

/** "October 2026 to January 2027", "April to May 2027" */
export function formatMonths({ from, to }: { from: string; to: string }): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? months[Number(from.slice(5)) - 1] : formatMonth(from)} to ${formatMonth(to)}`;
}

/** "13 January 2027, 18:00 London time" for an ISO date, a time and an IANA zone; the zone only where there is a time. */
export const formatMoment = ({ date, time, zone }: { date: string; time?: string; zone: string }) =>
  `${formatDate(date)}${time ? `, ${time} ${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : ''}`;
