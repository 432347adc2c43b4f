import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { officeShortTime } from '../common/office-time.js';
import { ProblemException } from '../common/problem.js';
import { ConsultationEvent } from './consultation-event.entity.js';
import type { RequestStatusChange, StatusChangesResult, UnchangedRequest } from './desk.dto.js';
import { applyChanges, type Outcome } from './status-changes.repository.js';

/** Changes of status by staff: each only from the status that the person saw, and into the history. */
@Injectable()
export class StatusChangesService {
  constructor(@InjectRepository(ConsultationEvent) private readonly events: Repository<ConsultationEvent>) {}

  /**
   * Changes one request; with the status it has already, nothing, and says so.
   * @throws ProblemException 404; 409 in words when it has another status than expected and wanted
   */
  async change(change: RequestStatusChange, staffName: string): Promise<string | null> {
    const {
      unchanged: [refused],
    } = await this.changeAll([change], staffName);
    if (refused?.reason === 'missing') throw notFound('consultation request');
    if (refused?.reason === 'conflict') throw new ProblemException(409, refused.detail);
    return refused?.detail ?? null;
  }

  /** Changes, in one statement, the requests that have the expected status, and says for each what happened. */
  async changeAll(changes: RequestStatusChange[], staffName: string): Promise<StatusChangesResult> {
    const outcomes = await applyChanges(this.events.manager, changes, staffName);
    const changed = outcomes
      .filter((outcome) => outcome.changed)
      .map(({ id, before, status }) => ({ id, from: before!, to: status }));
    const refused = outcomes.filter((outcome) => !outcome.changed);
    const last = await this.lastChanges(refused.map(({ id }) => id));
    const unchanged = refused.map((outcome) => refusal(outcome, last.get(outcome.id)));
    const undo = changed.map(({ id, from, to }) => ({ id, status: from, expectedStatus: to }));
    return { changed, unchanged, undo };
  }

  /**
   * Reads who changed them last. A second statement, because the first one waited for that change and cannot see its
   * author.
   */
  private async lastChanges(ids: number[]): Promise<Map<number, ConsultationEvent>> {
    if (ids.length === 0) return new Map();
    const rows = await this.events
      .createQueryBuilder('e')
      .distinctOn(['e.requestId'])
      .where({ requestId: In(ids), action: 'status' })
      .orderBy({ 'e.requestId': 'ASC', 'e.id': 'DESC' })
      .getMany();
    return new Map(rows.map((row) => [row.requestId, row]));
  }
}

function refusal({ id, before, status }: Outcome, last: ConsultationEvent | undefined): UnchangedRequest {
  if (before === null) return { id, reason: 'missing', detail: 'There is no such consultation request.' };
  const who = last ? ` ${last.actorName ?? 'Somebody'} set it so on ${officeShortTime(last.createdAt)}.` : '';
  // Two members who set the same status overwrite nothing of each other.
  if (before === status) return { id, reason: 'same', detail: `This request is “${status}” already.${who}` };
  return {
    id,
    reason: 'conflict',
    detail: `This request is “${before}” now.${who} It was not changed to “${status}”.`,
  };
}
