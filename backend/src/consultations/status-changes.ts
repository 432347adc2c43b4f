import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../admin/admin.guard.js';
import { officeShortTime } from '../common/office-time.js';
import { ProblemException } from '../common/problem.js';
import { ConsultationEvent } from './consultation-event.entity.js';
import type { StatusChangesResult, UnchangedRequest } from './desk.dto.js';
import { lastChanges, missing, sentenceOf } from './last-changes.js';
import { scopeOf } from './scope.js';
import { applyChanges, type Outcome, type WantedChange } from './status-changes.repository.js';

/** Changes of status by staff: each only from the status that the person saw, and into the history. */
@Injectable()
export class StatusChangesService {
  constructor(@InjectRepository(ConsultationEvent) private readonly events: Repository<ConsultationEvent>) {}

  /**
   * Changes one request; with the status it has already, nothing, and says so.
   * @throws ProblemException 404; 409 in words when it has another version or status than expected, and not the wanted status
   */
  async change(change: WantedChange, caller: Caller): Promise<string | null> {
    const {
      unchanged: [refused],
    } = await this.changeAll([change], caller);
    if (refused?.reason === 'missing') throw await missing(this.events, change, caller);
    if (refused?.reason === 'conflict') throw new ProblemException(409, refused.detail);
    return refused?.detail ?? null;
  }

  /** Changes, in one statement, the requests that have the expected status, and says for each what happened. */
  async changeAll(changes: WantedChange[], caller: Caller): Promise<StatusChangesResult> {
    const outcomes = await applyChanges(this.events.manager, changes, scopeOf(caller), caller);
    const changed = outcomes
      .filter((outcome) => outcome.changed)
      .map(({ id, before, status, version }) => ({ id, from: before!, to: status, version }));
    const refused = outcomes.filter((outcome) => !outcome.changed);
    const ids = refused.map(({ id }) => id);
    const last = await lastChanges(this.events, ids);
    const lastStatus = await lastChanges(this.events, ids, ['status']);
    const unchanged = refused.map((outcome) =>
      refusal(outcome, last.get(outcome.id), lastStatus.get(outcome.id), caller),
    );
    const undo = changed.map(({ id, from, to }) => ({ id, status: from, expectedStatus: to }));
    return { changed, unchanged, undo };
  }
}

function refusal(
  { id, before, status }: Outcome,
  last: ConsultationEvent | undefined,
  lastStatus: ConsultationEvent | undefined,
  caller: Caller,
): UnchangedRequest {
  if (before === null) return { id, reason: 'missing', detail: 'There is no such consultation request.' };
  const who = lastStatus
    ? ` ${lastStatus.actorName ?? 'Somebody'} set it so on ${officeShortTime(lastStatus.createdAt)}.`
    : '';
  // Two members who set the same status overwrite nothing of each other.
  if (before === status) return { id, reason: 'same', detail: `This request is “${status}” already.${who}` };
  const besides = last?.action === 'assignee' ? ` ${sentenceOf(last, caller)}` : '';
  return {
    id,
    reason: 'conflict',
    detail: `This request is “${before}” now.${who}${besides} It was not changed to “${status}”.`,
  };
}
