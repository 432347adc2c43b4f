import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '../common/id-param.js';
import { officeShortTime } from '../common/office-time.js';
import { ProblemException } from '../common/problem.js';
import type { ConsultationStatus } from './consultation-request.entity.js';
import type { RequestStatusChange, StatusChangesResult, UnchangedRequest } from './desk.dto.js';

interface Outcome {
  id: number;
  /** Null: there is no such request. */
  before: ConsultationStatus | null;
  status: ConsultationStatus;
  changed: boolean;
}

/** Who changed the status of a request last, and when. */
interface LastChange {
  requestId: number;
  by: string | null;
  at: Date;
}

/** Changes of status by staff: each only from the status that the person saw, and into the history. */
@Injectable()
export class StatusChangesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

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

  /** Changes those that have the status expected, all at once, and says what became of each. */
  async changeAll(changes: RequestStatusChange[], staffName: string): Promise<StatusChangesResult> {
    const outcomes = await this.apply(changes, staffName);
    const changed = outcomes
      .filter((outcome) => outcome.changed)
      .map(({ id, before, status }) => ({ id, from: before!, to: status }));
    const refused = outcomes.filter((outcome) => !outcome.changed);
    const last = await this.lastChanges(refused.map(({ id }) => id));
    const unchanged = refused.map((outcome) => refusal(outcome, last.get(outcome.id)));
    const undo = changed.map(({ id, from, to }) => ({ id, status: from, expectedStatus: to }));
    return { changed, unchanged, undo };
  }

  /** One statement, so that everything is changed with its history or nothing; in order, so that two never deadlock. */
  private apply(changes: RequestStatusChange[], staffName: string): Promise<Outcome[]> {
    return this.database.query<Outcome[]>(
      `WITH wanted AS (
         SELECT * FROM unnest($1::int[], $2::text[], $3::text[]) WITH ORDINALITY AS w (id, status, expected, position)
       ), before AS MATERIALIZED (
         SELECT id, status FROM consultation_requests WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE
       ), changed AS (
         UPDATE consultation_requests r SET status = w.status, "updatedAt" = now(), "firstContactedAt" = CASE
             WHEN b.status = 'new' THEN coalesce(r."firstContactedAt", now())
             WHEN w.status = 'new' AND r."firstContactedAt" > now() - interval '10 minutes' THEN NULL
             ELSE r."firstContactedAt" END
         FROM before b JOIN wanted w ON w.id = b.id
         WHERE r.id = b.id AND b.status <> w.status AND b.status = coalesce(w.expected, b.status)
         RETURNING r.id
       ), written AS (
         INSERT INTO consultation_events ("requestId", actor, "actorName", action, detail)
         SELECT id, 'staff', $4, 'status', jsonb_build_object('from', b.status, 'to', w.status)
         FROM changed JOIN before b USING (id) JOIN wanted w USING (id)
       )
       SELECT w.id, b.status AS before, w.status, c.id IS NOT NULL AS changed
       FROM wanted w LEFT JOIN before b USING (id) LEFT JOIN changed c USING (id)
       ORDER BY w.position`,
      [
        changes.map(({ id }) => id),
        changes.map(({ status }) => status),
        changes.map(({ expectedStatus }) => expectedStatus ?? null),
        staffName,
      ],
    );
  }

  /** Asked for afterwards: the statement that waited for a colleague's change does not see who wrote it. */
  private async lastChanges(ids: number[]): Promise<Map<number, LastChange>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<LastChange[]>(
      `SELECT DISTINCT ON ("requestId") "requestId", "actorName" AS by, "createdAt" AS at FROM consultation_events
       WHERE "requestId" = ANY ($1::int[]) AND action = 'status' ORDER BY "requestId", id DESC`,
      [ids],
    );
    return new Map(rows.map((row) => [row.requestId, row]));
  }
}

function refusal({ id, before, status }: Outcome, last: LastChange | undefined): UnchangedRequest {
  if (before === null) return { id, reason: 'missing', detail: 'There is no such consultation request.' };
  const who = last ? ` ${last.by ?? 'Somebody'} set it so on ${officeShortTime(last.at)}.` : '';
  // Two who want the same overwrite nothing.
  if (before === status) return { id, reason: 'same', detail: `This request is “${status}” already.${who}` };
  return {
    id,
    reason: 'conflict',
    detail: `This request is “${before}” now.${who} It was not changed to “${status}”.`,
  };
}
