import type { OfficeHours, Weekday } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

const DAY = 86_400_000;
/** How far ahead an opening is looked for: a year of holidays is no office. */
const MOST_DAYS = 366;
export const WEEKDAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** A stretch of opening hours; both ends as "2026-11-25 09:00" on the office's own clock, which sort like times. */
interface Stretch {
  from: string;
  until: string;
}

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
const weekdayOf = (day: string) => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];

/** Those that begin on a day, by the hour. On a holiday none do; what began the evening before goes on. */
function beginningOn(day: string, { hours, holidays }: OfficeHours): Stretch[] {
  if (holidays.some((holiday) => holiday.day === day)) return [];
  return hours
    .filter((one) => one.day === weekdayOf(day))
    .map(({ from, until }) => ({
      from: `${day} ${from}`,
      until: `${from < until ? day : addDays(day, 1)} ${until}`,
    }));
}

/** Making one takes longer than all else here. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/** "2026-11-25 09:05", what a clock on a wall in the zone shows. */
export const onTheWall = (now: number, timeZone: string) =>
  // Sweden writes dates and times so.
  (formats[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })).format(now);

/** "9:00" of "2026-11-25 09:00". */
const clockTime = (moment: string) => `${Number(moment.slice(11, 13))}:${moment.slice(14)}`;

/** "today", "tomorrow", "Thursday", then "Thursday, 3 December". */
function dayFrom(today: string, day: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY;
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow';
  if (ahead < 7) return weekdayOf(day)!;
  const date = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return `${weekdayOf(day)}, ${date.format(Date.parse(day))}`;
}

/**
 * "Open now until 18:00 (Kolkata time)", "Closed now, opens Thursday 9:00 (Kolkata time)". By the clock on the office's
 * wall, so a change to or from summer time moves no hours. Undefined when the office has no hours, or none within a year.
 */
export function officeState(office: OfficeHours | undefined, now: number): string | undefined {
  // A server before this setting sends none.
  if (!office?.hours.length) return undefined;
  const wall = onTheWall(now, office.zone);
  const today = wall.slice(0, 10);
  const place = `(${office.zone.slice(office.zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time)`;

  // From yesterday on, whose hours may go past midnight. Hours that follow without a pause are one stretch.
  let open: Stretch | undefined;
  for (let ahead = -1; ahead <= MOST_DAYS; ahead++) {
    for (const stretch of beginningOn(addDays(today, ahead), office)) {
      if (open) {
        if (stretch.from > open.until) return `Open now until ${clockTime(open.until)} ${place}`;
        if (stretch.until > open.until) open = { ...open, until: stretch.until };
      } else if (stretch.from <= wall && wall < stretch.until) open = stretch;
      else if (stretch.from > wall) {
        const closed = office.holidays.find(({ day }) => day === today);
        const why = closed?.name ? `Closed today (${closed.name})` : 'Closed now';
        return `${why}, opens ${dayFrom(today, stretch.from.slice(0, 10))} ${clockTime(stretch.from)} ${place}`;
      }
    }
    // Open around the clock.
    if (open && open.until > `${addDays(today, 7)} ${wall.slice(11)}`) return 'Open now, day and night';
  }
  return open && `Open now until ${clockTime(open.until)} ${place}`;
}
