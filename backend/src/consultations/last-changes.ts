import { In, type Repository } from 'typeorm';
import type { Caller, Person } from '../admin/admin.guard.js';
import { notFound } from '../common/id-param.js';
import { officeShortTime } from '../common/office-time.js';
import { ProblemException } from '../common/problem.js';
import type { ConsultationEvent } from './consultation-event.entity.js';
import { ConsultationRequest } from './consultation-request.entity.js';

/** A desk that looks every 15 seconds shows a request for two looks at most after it went to somebody else. */
const TOLD_MS = 30_000;

/**
 * Reads what last changed the version of requests. It is a statement of its own, because one that waited for that change
 * cannot see its author.
 */
export async function lastChanges(
  events: Repository<ConsultationEvent>,
  ids: number[],
  actions = ['status', 'assignee'],
): Promise<Map<number, ConsultationEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await events
    .createQueryBuilder('e')
    .distinctOn(['e.requestId'])
    .where({ requestId: In(ids), action: In(actions) })
    .orderBy({ 'e.requestId': 'ASC', 'e.id': 'DESC' })
    .getMany();
  return new Map(rows.map((row) => [row.requestId, row]));
}

/**
 * What a caller is told whose scope lacks a request: that there is none. But when it went to a colleague within the last
 * half minute, and the caller could see it until then and names a version of that time, then who was faster.
 */
export async function missing(
  events: Repository<ConsultationEvent>,
  { id, version }: { id: number; version?: number | null },
  caller: Caller,
): Promise<ProblemException> {
  const last = (await lastChanges(events, [id], ['assignee'])).get(id);
  const { from, fromId } = (last?.detail ?? {}) as { from?: string | null; fromId?: number | null };
  const wasSeen =
    last && Date.now() - last.createdAt.getTime() < TOLD_MS && (from === null || fromId === caller.id);
  const request = wasSeen && version ? await events.manager.findOneBy(ConsultationRequest, { id }) : null;
  return request && request.version > version!
    ? new ProblemException(409, `Somebody was faster. ${sentenceOf(last!, caller)}`)
    : notFound('consultation request');
}

/** "Ravi assigned it to Mei on 20 Nov 2026, 15:05 IST.", "You took it on …" */
export function sentenceOf(event: ConsultationEvent, reader: Person): string {
  const { actor, actorName, actorId, action, detail, createdAt } = event;
  const { to } = detail as { to: string | null };
  const who = actorName ?? (actor === 'system' ? 'The automatic assignment' : 'Somebody');
  const name = actor === 'staff' ? nameFor(reader, { id: actorId, name: who }) : who;
  return `${name} ${what(action, who, to)} on ${officeShortTime(createdAt)}.`;
}

function what(action: string, who: string, to: string | null): string {
  if (action === 'status') return `changed it to “${to}”`;
  if (to === null) return 'released it';
  return to === who ? 'took it' : `assigned it to ${to}`;
}

/** What a person of the staff is called to another one, or to the same: two may share a name. */
export function nameFor(reader: Person, { id, name }: Person): string {
  if (id === reader.id && id !== null) return 'You';
  return name === reader.name && id !== reader.id ? `${name}, a namesake of yours,` : name;
}
