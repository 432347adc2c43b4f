import { REPLY_RULE } from '../applications/application-task.entity.js';
import { siteUrl } from '../config/config.js';
import { type MailText, tokenPage } from '../mail/messages.js';

/** The rules of what must not be missed, the first before the second: to answer an offer, and to send the application. */
export const FIRST_RULES: readonly (string | null)[] = [REPLY_RULE, 'apply'];

/** A task that a reminder names in one line, also of several applications. */
export interface DueTask {
  rule: string | null;
  title: string;
  universities: string[];
  /** Those of them where it was planned before the start, level or closing day changed. */
  older: string[];
  dueOn: string;
  dueTime: string | null;
  zone: string;
  dueAt: Date;
  /** In how many applications it is due. */
  count: number;
}

/** From the counselor: a document that needs a change, or without one a stage that was set. */
export interface News {
  document: string | null;
  university: string;
}

interface Reminder {
  /** Those of `FIRST_RULES`, then the next first. */
  tasks: DueTask[];
  /** How many more there are, each application's counted. */
  more: number;
  news: News[];
  /** Where the student lives. */
  timeZone: string;
  /** Ends the reminders. */
  token: string;
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' });
const and = new Intl.ListFormat('en-GB');

export const planReminder: MailText<Reminder> = {
  kind: 'plan-reminder',
  unsent: 'reminders and news of the counselor to students',
  compose: ({ data: { tasks, more, news, timeZone, token }, now, config }) => {
    const endsOn = (at: Date | number) => dayIn(new Date(at), timeZone);
    const when = ({ dueAt }: DueTask) => {
      if (dueAt <= now) return 'Overdue';
      // What ends at midnight belongs to the day before.
      return endsOn(dueAt.getTime() - 60_000) === endsOn(now) ? 'Today' : 'Within a week';
    };
    const isFirst = ({ rule }: DueTask) => FIRST_RULES.includes(rule);
    const list = (title: ReturnType<typeof when>) => {
      const some = tasks.filter((task) => !isFirst(task) && when(task) === title);
      return some.length > 0 ? [`${title}:`, ...some.map((task) => inWords(task, timeZone))] : [];
    };
    const off = tokenPage(config, 'plans/reminders-off', token);
    const count = tasks.reduce((sum, task) => sum + task.count, more);
    const due = count > 0 && `${count === 1 ? 'one task is' : `${count} tasks are`} due`;
    const from = news.length > 0 && 'news from your counselor';
    const what = due && from ? `${due}, and ${from}` : due || from;
    const older = new Set(tasks.flatMap((task) => task.older));
    return {
      subject: `Your applications: ${what}`,
      preview: news.length > 0 ? inWordsOf(news[0]!) : tasks[0]!.title,
      heading: due ? 'What is due for your applications' : 'News of your applications',
      blocks: [
        ...(from ? ['From your counselor:', ...news.map(inWordsOf)] : []),
        ...tasks.filter(isFirst).map((task) => `${when(task)}: ${inWords(task, timeZone)}`),
        ...list('Overdue'),
        ...list('Today'),
        ...list('Within a week'),
        ...(older.size > 0
          ? [
              `The days for ${and.format(older)} are from before you changed the start, the level or the closing day: look at the new plan.`,
            ]
          : []),
        ...(more > 0 ? [`${more} more stand in your plan.`] : []),
        { button: 'Open your plan', url: `${siteUrl(config)}/student-portal/applications` },
        { link: 'If you want no reminders:', url: off },
      ],
      reason: 'You get this mail, at most one a day, because you plan applications in your student account.',
    };
  },
};

/** What the counselor wrote, and which stage it is, stands on the pages only. */
const inWordsOf = ({ document, university }: News) =>
  document === null
    ? `${university}: a new stage was recorded.`
    : `${document} (${university}): something needs a change. Your plan says what.`;

/** "New York" of "America/New_York". */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const dayIn = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/**
 * "Send the application (University of Leeds): Wednesday 13 January 2027, 18:00 London time (23:30 where you are)", as the
 * portal says it; a day without a time lasts until midnight there, of which the last minute is told.
 */
function inWords(
  { rule, title, universities, dueOn, dueTime, zone, dueAt }: DueTask,
  timeZone: string,
): string {
  const last = new Date(dueAt.getTime() - (dueTime ? 0 : 60_000));
  const clock = (at: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: at, dateStyle: 'full', timeStyle: 'short' }).format(last);
  const what = `${title} (${and.format(universities)}): ${day.format(new Date(dueOn))}`;
  // To be there on a day is nothing that ends in a minute.
  if (rule === 'arrive') return `${what}.`;
  if (clock(zone) === clock(timeZone)) return `${what}${dueTime ? `, ${dueTime}` : ''}.`;
  const there = dueTime ? `, ${dueTime} ${placeOf(zone)} time` : ` in ${placeOf(zone)}`;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(last);
  const here =
    dayIn(last, timeZone) === dueOn
      ? time
      : `${time} on ${new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' }).format(last)}`;
  return `${what}${there} (${dueTime ? '' : 'until '}${here} where you are).`;
}
