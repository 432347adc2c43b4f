import { formatDate } from './dates';
import { serverNow } from './server-time';

const two = (number: number) => String(number).padStart(2, '0');

/** Today as an ISO date, where the reader is. */
export function today(now = new Date(serverNow())): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How long ago a day was: "today", "yesterday", "12 days ago". A day that has not begun here counts as today. */
export function ago(day: string, now = today()): string {
  const days = Math.round((Date.parse(now) - Date.parse(day)) / 86_400_000);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** "since 5 March 2026, 12 days ago" */
export const since = (day: string | null | undefined) =>
  day ? `since ${formatDate(day)}, ${ago(day)}` : undefined;
