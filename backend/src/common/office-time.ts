/** The office's time zone, which the site states times in. */
const ZONE = 'Asia/Kolkata';
const ZONE_NAME = 'IST';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

function parts(time: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

/** "Saturday, 21 November 2026" in the office's time zone. */
export function officeDate(time: Date): string {
  const { weekday, day, month, year } = parts(time);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** "3:05 pm IST" */
export function officeClock(time: Date): string {
  const { hour, minute, dayPeriod } = parts(time);
  return `${hour}:${minute} ${dayPeriod!.toLowerCase()} ${ZONE_NAME}`;
}

/** "Saturday, 21 November 2026, 3:05 pm IST" */
export const officeTime = (time: Date) => `${officeDate(time)}, ${officeClock(time)}`;

const short = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** "21 Nov 2026, 15:05 IST", as the staff desk writes times. */
export const officeShortTime = (time: Date) => `${short.format(time)} ${ZONE_NAME}`;

const stamp = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** "2026-11-21 15:05:00" in the office's time zone, as spreadsheets read it. */
export const officeStamp = (time: Date) => stamp.format(time);
