import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../admin/admin.guard.js';
import { notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import type { TakenMail } from '../mail/messages.js';
import { applyAssignments, type AssignmentOutcome, type WantedAssignment } from './assignments.repository.js';
import { ConsultationEvent } from './consultation-event.entity.js';
import type { Assignee, AssignmentsResult, Colleague, DeskRequest, UnchangedRequest } from './desk.dto.js';
import { DeskRepository } from './desk.repository.js';
import { lastChanges, missing, sentenceOf } from './last-changes.js';
import { assignedSince, colleagues } from './open-requests.js';
import { ALL, scopeOf } from './scope.js';

/** Whose a request is: each assignment only from what the person saw, and into the history. */
@Injectable()
export class AssignmentsService {
  constructor(
    @InjectRepository(ConsultationEvent) private readonly events: Repository<ConsultationEvent>,
    private readonly desk: DeskRepository,
  ) {}

  /** Active persons, by name, with their open requests. */
  colleagues(): Promise<Colleague[]> {
    return colleagues(this.events.manager);
  }

  /**
   * Assigns one request, and returns it, also where a counselor has handed it over and sees it no more.
   * @throws ProblemException 404 also for a colleague's, unless it has just become that; 409 in words when it has another version, or the person is not active
   */
  async assign(change: WantedAssignment, caller: Caller): Promise<DeskRequest> {
    const {
      unchanged: [refused],
    } = await this.assignAll([change], caller);
    if (refused?.reason === 'missing') throw await missing(this.events, change, caller);
    if (refused?.reason === 'conflict') throw new ProblemException(409, refused.detail);
    const request = await this.desk.find(change.id, ALL);
    // The visitor may have erased it since.
    if (!request) throw notFound('consultation request');
    return request;
  }

  /** The mail to a person, with what was assigned since it was written and is still theirs; null where that is nothing. */
  async complete({ data, createdAt }: TakenMail) {
    const { staffId } = data as { staffId: number };
    const requests = await assignedSince(this.events.manager, staffId, createdAt);
    return requests.length > 0 ? { recipient: requests[0]!.email, data: { requests } } : null;
  }

  /** Makes, together, the assignments whose requests are as expected, and says for each what happened. */
  async assignAll(changes: WantedAssignment[], caller: Caller): Promise<AssignmentsResult> {
    const scope = scopeOf(caller);
    const author = { actor: 'staff', name: caller.name, id: caller.id } as const;
    const outcomes = await this.events.manager.transaction((manager) =>
      applyAssignments(manager, changes, scope, author),
    );
    const changed = outcomes
      .filter((outcome) => outcome.changed)
      .map(({ id, before, to, version }) => ({ id, from: before, to, version: version! }));
    const refused = outcomes.filter((outcome) => !outcome.changed);
    const last = await lastChanges(
      this.events,
      refused.map(({ id }) => id),
    );
    const wanted = new Map(changes.map((change) => [change.id, change]));
    const unchanged = refused.map((outcome) =>
      refusal(outcome, wanted.get(outcome.id)!, last.get(outcome.id), caller),
    );
    const undo = changed.map(({ id, from, to }) => ({
      id,
      assigneeId: from?.id ?? null,
      expectedAssigneeId: to?.id ?? null,
    }));
    return { changed, unchanged, undo };
  }
}

function refusal(
  { id, found, possible, withdrawn, before, to, version }: AssignmentOutcome,
  wanted: WantedAssignment,
  last: ConsultationEvent | undefined,
  caller: Caller,
): UnchangedRequest {
  if (!found) return { id, reason: 'missing', detail: 'There is no such consultation request.' };
  if (!possible)
    return {
      id,
      reason: 'conflict',
      detail: 'There is no such active member of staff. Choose somebody else.',
    };
  if (withdrawn)
    return {
      id,
      reason: 'conflict',
      detail: 'The visitor has withdrawn this request. It is not assigned any more.',
    };
  // Of two persons with the same name, the number tells which one is meant.
  const areNamesakes = before && to && before.name === to.name && before.id !== to.id;
  const named = ({ id, name }: Assignee) => (areNamesakes ? `${name} (No. ${id})` : name);
  const isNow = before ? `It is assigned to ${named(before)}.` : 'It is assigned to nobody.';
  const who = last ? `${sentenceOf(last, caller)} ` : '';
  // If the caller made the last change, this is probably a retry after a lost answer.
  const isOwn = last && last.actorId === caller.id && caller.id !== null;
  const isCurrent = wanted.version == null || wanted.version === version;
  if (isCurrent && before?.id === to?.id) return { id, reason: 'same', detail: `${who}${isNow}` };
  const isNot = before?.id === to?.id ? '' : ` It was not ${to ? `assigned to ${named(to)}` : 'released'}.`;
  return { id, reason: 'conflict', detail: `${isOwn ? '' : 'Somebody was faster. '}${who}${isNow}${isNot}` };
}
