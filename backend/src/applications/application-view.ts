import { officeShortTime, officeStamp } from '../common/office-time.js';
import type { ApplicationDetails, ApplicationDto, ApplicationEventDto } from './applications.dto.js';
import { type Recorded, UNDO_MINUTES } from './applications.repository.js';
import { NEXT } from './stages.js';

/** An application as its student sees it. What was undone counts for nothing. */
export function toDto(application: Recorded): ApplicationDto {
  const { id, university, programme, level, intake, stage, version, createdAt } = application;
  const events = application.events.filter(({ undoneAt }) => undoneAt === null);
  const reached = events.findLastIndex(({ action }) => action === 'stage');
  const asked = events.slice(reached + 1).flatMap(({ action, day }) => (action === 'asked' ? day! : []));
  const last = events.findLast(({ action }) => action !== 'details');
  const undoUntil = last && new Date(last.createdAt.getTime() + UNDO_MINUTES * 60_000);
  return {
    id,
    university,
    programme,
    level,
    intake,
    stage,
    stageSince: events[reached]?.day ?? officeStamp(createdAt).slice(0, 10),
    unchangedOn: asked.sort().at(-1) ?? null,
    nextStages: [...NEXT[stage]],
    undoUntil: undoUntil && undoUntil.getTime() > Date.now() ? undoUntil : null,
    version,
    createdAt,
  };
}

export function detailsOf(application: Recorded): ApplicationDetails {
  const history = application.events.map(
    ({ id, action, actor, changes, day, createdAt, undoneAt }): ApplicationEventDto => ({
      id,
      action,
      actor,
      changes,
      day,
      createdAt,
      undoneAt,
    }),
  );
  return { ...toDto(application), notes: application.notes, history };
}

/** Why a change of a version that is not the last one was not made. */
export function changedMeanwhile({ stage, events }: Recorded): string {
  const times = events.map(({ createdAt, undoneAt }) => (undoneAt ?? createdAt).getTime());
  const last = times.length > 0 ? `, changed by you on ${officeShortTime(new Date(Math.max(...times)))}` : '';
  return `This application is “${stage}” now${last}. Nothing was changed: look at it again.`;
}
