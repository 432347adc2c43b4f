import type {
  ListedApplication,
  ApplicationEventDto,
  ApplicationFieldChange,
  ApplicationStage,
  ApplicationTaskDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { hasReached, stageWords } from './application-stages';
import { formatDate, formatMonth } from './dates';
import { levelNames, type Level } from './levels';
import { serverNow } from './server-time';
import { firstDay, momentOf } from './zones';

/** What happened to an application, as student and staff see it. */
export type ApplicationEvent = ApplicationEventDto;
/** What tells how old the stage of an application is. */
export type StageAge = Pick<ListedApplication, 'stage' | 'stageSince' | 'unchangedOn'>;

/** What tells until when an application is to be sent. */
export type Closing = Pick<ListedApplication, 'stage' | 'closesOn'>;
/** Whether its closing day is known and still counts: neither is it sent nor closed. */
export const isToClose = <One extends Closing>(one: One): one is One & { closesOn: string } =>
  Boolean(one.closesOn && !hasReached(one.stage, 'submitted') && stageWords(one.stage).next);

/** What tells of a task whether and when the application is to be sent by it. */
export type Sending = Pick<ApplicationTaskDto, 'rule' | 'dueOn' | 'doneAt'>;

/** Whether the application is to be sent by a day on which the course is closed. */
export const isPastClosing = ({ closesOn }: Pick<Closing, 'closesOn'>, tasks: readonly Sending[]) =>
  tasks.some(({ rule, dueOn, doneAt }) => rule === 'apply' && !doneAt && closesOn && dueOn > closesOn);

/** What tells of a task whether its day is an old one. */
type Aged = Pick<ApplicationTaskDto, 'dueOn' | 'outdated'>;

/** What to do about an offer whose letter has not been read for its day. */
export const ENTER_REPLY_DAY = 'Read in the offer by when to answer it, and enter that day.';

/** What is wrong with a day by which an offer is to be answered, which ends where the university is. */
export function replyDayProblem(date: string, zone: string, intake: string | null): string | undefined {
  if (!date) return 'Enter the whole day, with its month and year.';
  if (momentOf({ date, zone }) <= serverNow())
    return 'This day has gone by, so it cannot be saved. If the offer names it, ask the university whether the offer still stands.';
  return intake && date >= firstDay(intake)
    ? `Studies begin in ${formatMonth(intake)}, counted from its first day. An offer is answered before that.`
    : undefined;
}

/** What is said of the day that a task has for one of several applications, where it holds no longer: "after the course closes". */
export const oldDay = (
  { stage, closesOn }: Closing,
  { dueOn, outdated }: Aged,
  isBeforeSending: boolean,
): string | undefined =>
  closesOn && dueOn > closesOn && isBeforeSending && !hasReached(stage, 'submitted')
    ? 'after the course closes'
    : outdated
      ? 'an old day'
      : undefined;

/** "MSc Data Science · Masters · from September 2027" */
export const subjectOf = ({
  programme,
  level,
  intake,
}: Pick<ListedApplication, 'programme' | 'level' | 'intake'>) =>
  [
    programme || 'Programme not decided',
    level && levelNames[level],
    intake ? `from ${formatMonth(intake)}` : 'intake not decided',
  ]
    .filter(Boolean)
    .join(' · ');

type Named = Parameters<typeof subjectOf>[0] & { university: { name: string } | null };

/** The name of its university; of several applications at one university with what it is for. */
export function applicationName(application: Named, all: readonly Named[]): string {
  const name = application.university?.name ?? 'University not known';
  const isOne = all.filter(({ university }) => university?.name === application.university?.name).length <= 1;
  return isOne ? name : `${name} (${subjectOf(application).replaceAll(' · ', ', ')})`;
}

/** What can be undone: a stage that was set, or an inquiry. */
export const isUndoable = ({ action, undoneAt }: ApplicationEvent) =>
  ['stage', 'asked'].includes(action) && !undoneAt;

/** "Submitted on 5 October 2026" */
export function sentenceOf({ action, changes, day }: ApplicationEvent): string {
  const on = day ? ` on ${formatDate(day)}` : '';
  if (action === 'asked') return `Asked the university${on}: unchanged`;
  if (action === 'correction') {
    const change = (field: string) => changes?.find((one) => one.field === field);
    const { from, to } = change('stage') ?? {};
    const name = (stage: string | null | undefined) => stageWords(stage as ApplicationStage | null).name;
    const reason = change('reason')?.to;
    return `Corrected: ${name(to)}, not ${name(from)}${reason ? `. “${reason}”` : ''}`;
  }
  return `${(changes ?? []).map(changeOf).join('; ') || 'Changed'}${on}`;
}

const fieldNames: Record<string, string> = {
  programme: 'Programme',
  level: 'Level',
  intake: 'Intake',
  closesOn: 'Closing day',
  replyDay: 'Day to answer the offer by',
};

function changeOf({ field, from, to }: ApplicationFieldChange): string {
  if (field === 'notes') return 'Notes changed';
  if (field === 'stage') return stageWords(to as ApplicationStage).name;
  const value = (text: string | null) => {
    if (!text) return { closesOn: 'none', replyDay: 'not entered' }[field] ?? 'not decided';
    if (field === 'closesOn' || field === 'replyDay') return formatDate(text);
    if (field === 'intake') return formatMonth(text);
    return field === 'level' ? levelNames[text as Level] : `“${text}”`;
  };
  return `${fieldNames[field] ?? field}: ${value(to)}, before: ${value(from)}`;
}
