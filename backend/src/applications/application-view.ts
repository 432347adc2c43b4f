import type { Person } from '../admin/admin.guard.js';
import { officeStamp } from '../common/office-time.js';
import { type FieldChange, isBy, UNDO_MINUTES, UNDOABLE } from './application-event.entity.js';
import type {
  ApplicationDetails,
  ApplicationDto,
  ApplicationEventDto,
  SharedApplication,
} from './applications.dto.js';
import type { Recorded } from './applications.repository.js';
import type { ApplicationDocumentDto, ApplicationTaskDto, SharedDocument, SharedTask } from './plan.dto.js';
import { openTo } from './stages.js';

/**
 * An application as its student sees it, or as the given person of the staff. What was undone counts for nothing. Lists say
 * the same of ages by SQL, in `OPEN_APPLICATIONS`.
 */
export function toDto(application: Recorded, staff: Person | null = null): ApplicationDto {
  const { id, university, programme, level, intake, closesOn, stage, version, createdAt } = application;
  const events = application.events.filter(({ undoneAt }) => undoneAt === null);
  const reached = events.findLastIndex(({ action }) => action === 'stage');
  const asked = events.slice(reached + 1).flatMap(({ action, day }) => (action === 'asked' ? day! : []));
  const last = events.findLast(({ action }) => UNDOABLE.includes(action));
  const undoUntil = last && isBy(staff, last) && new Date(last.createdAt.getTime() + UNDO_MINUTES * 60_000);
  return {
    id,
    university,
    programme,
    level,
    intake,
    closesOn,
    stage,
    stageSince: events[reached]?.day ?? officeStamp(createdAt).slice(0, 10),
    unchangedOn: asked.sort().at(-1) ?? null,
    nextStages: openTo(staff !== null, stage),
    undoUntil: undoUntil && undoUntil.getTime() > Date.now() ? undoUntil : null,
    version,
    createdAt,
  };
}

export const detailsOf = (application: Recorded): ApplicationDetails => ({
  ...toDto(application),
  notes: application.notes,
  history: historyOf(application),
});

/** The notes are the student's own, and so is when they changed. */
export const sharedWith = (staff: Person, application: Recorded): SharedApplication => ({
  ...toDto(application, staff),
  history: historyOf(application)
    .map((event) => ({ ...event, changes: event.changes.filter(({ field }) => field !== 'notes') }))
    .filter(({ action, changes }) => action !== 'details' || changes.length > 0),
});

/** The notes of tasks and documents are the student's own, too. */
export const sharedTask = ({ note: _own, ...task }: ApplicationTaskDto): SharedTask => task;
export const sharedDocument = ({ note: _own, ...document }: ApplicationDocumentDto): SharedDocument =>
  document;

const historyOf = ({ events }: Recorded): ApplicationEventDto[] =>
  events.map(({ id, action, actor, actorName, changes, day, createdAt, undoneAt }) => ({
    id,
    action,
    actor,
    actorName,
    changes,
    day,
    createdAt,
    undoneAt,
  }));

/** Why a change of a version that is not the last one was not made. */
export function changedMeanwhile({ events }: Recorded, staff: Person | null): string {
  const time = ({ createdAt, undoneAt }: Recorded['events'][number]) => (undoneAt ?? createdAt).getTime();
  // The day to answer an offer by is a task's, and makes no other version of the application.
  const own = events.filter(({ changes }) => changes[0]?.field !== 'replyDay');
  const last = own.toSorted((a, b) => time(a) - time(b)).at(-1);
  const who = last && nameFor(staff, last);
  const what = !last
    ? 'It was changed.'
    : last.undoneAt
      ? `Its last change was taken back by ${who}.`
      : last.action === 'details'
        ? `${detailsWords(last.changes)} changed by ${who}.`
        : last.action === 'asked'
          ? `A note that the university was asked was added by ${who}.`
          : `Its stage was changed by ${who}.`;
  return `${what} Your change was not made: look at it again.`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** A day as it is read: 5 January 2027. @param date such as 2027-01-05 */
export const longDay = (date: string) => DAY.format(new Date(date));

/** Of a closing day alone that and what it is now; which other details the history tells. */
function detailsWords(changes: readonly FieldChange[]): string {
  const [change, more] = changes;
  if (more || change?.field !== 'closesOn') return 'Its details were';
  return `Its closing day (now ${change.to ? longDay(change.to) : 'none'}) was`;
}

/** Who did something, as the student is told, or this person of the staff. */
export function nameFor(staff: Person | null, event: Recorded['events'][number]): string {
  if (isBy(staff, event)) return 'you';
  return event.actorName ?? 'the student';
}
