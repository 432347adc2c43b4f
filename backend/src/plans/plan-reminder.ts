import { siteUrl } from '../config/config.js';
import { type MailText, tokenPage } from '../mail/messages.js';

/** A task that a reminder names. */
export interface DueTask {
  title: string;
  university: string;
  dueOn: string;
  dueTime: string | null;
  zone: string;
  dueAt: Date;
}

interface Reminder {
  /** The next first. */
  tasks: DueTask[];
  /** How many more there are. */
  more: number;
  /** Where the student lives. */
  timeZone: string;
  /** Ends the reminders. */
  token: string;
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' });

export const planReminder: MailText<Reminder> = {
  kind: 'plan-reminder',
  unsent: 'reminders of what is due to students',
  compose: ({ data: { tasks, more, timeZone, token }, now, config }) => {
    const overdue = tasks.filter(({ dueAt }) => dueAt <= now);
    const soon = tasks.filter(({ dueAt }) => dueAt > now);
    const off = tokenPage(config, 'plans/reminders-off', token);
    const count = tasks.length + more;
    const what = count === 1 ? 'One task is' : `${count} tasks are`;
    const list = (title: string, some: DueTask[]) =>
      some.length > 0 ? [title, ...some.map((task) => inWords(task, timeZone))] : [];
    return {
      subject: `Your applications: ${what} due`,
      preview: tasks[0]!.title,
      heading: 'What is due for your applications',
      blocks: [
        ...list('Overdue:', overdue),
        ...list('Within a week:', soon),
        ...(more > 0 ? [`${more} more stand in your plan.`] : []),
        { button: 'Open your plan', url: `${siteUrl(config)}/student-portal/applications` },
        { link: 'If you want no reminders:', url: off },
      ],
      reason: 'You get this mail, at most one a day, because you plan applications in your student account.',
    };
  },
};

/** "Send the application, University of Toronto: Wednesday, 13 January 2027, 18:00 (America/Toronto); for you Thursday 14 …" */
function inWords({ title, university, dueOn, dueTime, zone, dueAt }: DueTask, timeZone: string): string {
  const there = `${day.format(new Date(dueOn))}${dueTime ? `, ${dueTime}` : ''}`;
  if (zone === timeZone) return `${title} (${university}): ${there}.`;
  const here = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return `${title} (${university}): ${there} in ${zone}, which is ${here.format(dueAt)} where you are.`;
}
