import type { ApplicationTaskDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { formatDate } from './dates';
import { onTheWall } from './office-hours';
import { dayIn, daysBetween, momentOf, readersZone } from './zones';

/** A day, and a time if it has one, where it counts. */
export interface Due {
  date: string;
  time?: string;
  zone: string;
  /** Something to be there on, not something that ends in a minute: no reader needs to know until when. */
  dayOnly?: true;
}

export const dueOf = ({
  dueOn,
  dueTime,
  zone,
  rule,
}: Pick<ApplicationTaskDto, 'dueOn' | 'dueTime' | 'zone'> &
  Partial<Pick<ApplicationTaskDto, 'rule'>>): Due => ({
  date: dueOn,
  zone,
  ...(dueTime && { time: dueTime }),
  ...(rule === 'arrive' && { dayOnly: true }),
});

/** "New York" of "America/New_York". */
const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * "13 January 2027, 18:00 London time (23:30 where you are)": where it counts, and for the reader where that differs. A
 * day without a time lasts until midnight: "1 March 2027 in London (until 05:29 on 2 March 2027 where you are)".
 */
export function whenWords(due: Due, reader = readersZone()): string {
  const { date, time, zone, dayOnly } = due;
  if (dayOnly) return formatDate(date);
  // Of a day without a time its last minute is looked at.
  const at = momentOf(due) - (time ? 0 : 60_000);
  const here = onTheWall(at, reader);
  if (here === onTheWall(at, zone)) return time ? `${formatDate(date)}, ${time}` : formatDate(date);
  const there = `${formatDate(date)}${time ? `, ${time} ${placeOf(zone)} time` : ` in ${placeOf(zone)}`}`;
  const [day = '', clock = ''] = here.split(' ');
  const ours = day === date ? clock : `${clock} on ${formatDate(day)}`;
  return `${there} (${time ? '' : 'until '}${ours} where you are)`;
}

/** How many days it is until then, as they are counted where the day counts. */
export const daysUntil = (due: Due, now: number) =>
  daysBetween(dayIn(due.zone, now), dayIn(due.zone, momentOf(due) - 60_000));

/** "3 days late", "today", "tomorrow", "in 12 days", "in 5 weeks", as days are counted where the day counts. */
export function lateness(due: Due, now: number): { text: string; late: boolean } {
  const late = momentOf(due) <= now;
  const days = daysUntil(due, now);
  if (late) return { text: days >= 0 ? 'late since today' : `${counted(-days, 'day')} late`, late };
  if (days <= 0) return { text: 'today', late };
  if (days === 1) return { text: 'tomorrow', late };
  return { text: `in ${days < 21 ? counted(days, 'day') : counted(Math.floor(days / 7), 'week')}`, late };
}

/** Whether it is due today or late. */
export function isUrgent(due: Due, now: number): boolean {
  const { text, late } = lateness(due, now);
  return late || text === 'today';
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Rules of tasks that, done once, are done for every application. */
export const SHARED_RULES: readonly (string | null)[] = [
  'passport',
  'way-in',
  'dmat',
  'aps',
  'references',
  'referees-again',
  'english-test',
  'admission-test',
  'transcripts',
  'statement',
  'loan',
];
