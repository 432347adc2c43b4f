import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { sha256 } from '../common/tokens.js';
import { ConsultationMessage, type MessageAuthor } from '../consultations/consultation-message.entity.js';
import { WAITING_SINCE } from '../consultations/answered.js';
import { iso } from '../consultations/iso-time.js';
import { LINKED } from '../consultations/private-link.js';
import { type Scope, visible } from '../consultations/scope.js';
import type { MailKind } from '../mail/messages.js';
import type { Conversation, ConversationMessage } from './conversations.dto.js';

const MOST_MESSAGES = 50;
/** Whoever looks at the conversation just then needs no mail. */
const MAIL_DELAY = '1 minute';
const MAIL_PAUSE = '10 minutes';

/** One side of a conversation, and how it finds the request `r`: by `value`, which is the first parameter. */
export interface Side {
  author: MessageAuthor;
  staffName: string | null;
  condition: string;
  value: string | number;
}

export const visitorSide = (token: string): Side => ({
  author: 'visitor',
  staffName: null,
  condition: LINKED,
  value: sha256(token),
});

export const staffSide = (id: number, scope: Scope, staffName: string): Side => ({
  author: 'staff',
  staffName,
  condition: `r.id = $1 AND ${visible(scope, 'r')}`,
  value: id,
});

export interface Posted {
  requestId: number;
  withdrawn: boolean;
  /** The visitor has written as much as may wait to be read. */
  isFull: boolean;
  /** Null: withdrawn or full, or the key has been used already. */
  message: ConversationMessage | null;
}

interface Posting {
  text: string;
  /** SHA-256 of the client's key. */
  key: string | null;
  /** The mail to the other side, and its recipient unless it gets another one when it is sent; null: the visitor. */
  mail: { kind: MailKind; recipient: string | null };
}

export const MOST_UNSEEN = 100;
const FULL = `(SELECT count(*) >= ${MOST_UNSEEN} FROM consultation_messages m
  WHERE m."requestId" = r.id AND m.author = 'visitor' AND m."seenAt" IS NULL)`;
const COLUMNS = `id, author, "staffName", text, ${iso('createdAt')}, ${iso('seenAt')}`;

@Injectable()
export class ConversationsRepository {
  constructor(
    @InjectRepository(ConsultationMessage) private readonly messages: Repository<ConsultationMessage>,
  ) {}

  get manager(): EntityManager {
    return this.messages.manager;
  }

  /** Null when there is no such request. */
  async read({ condition, value }: Side, before: number | undefined): Promise<Conversation | null> {
    // SQL by hand: request and messages are of one moment, and PostgreSQL writes the JSON.
    const [row] = await this.messages.query<{ messages: ConversationMessage[] }[]>(
      `SELECT (SELECT coalesce(json_agg(m ORDER BY m.id), '[]') FROM (
           SELECT ${COLUMNS} FROM consultation_messages
           WHERE "requestId" = r.id ${before === undefined ? '' : 'AND id < $2::bigint'} ORDER BY id DESC LIMIT ${MOST_MESSAGES + 1}
         ) m) AS messages
       FROM consultation_requests r WHERE ${condition}`,
      before === undefined ? [value] : [value, before],
    );
    if (!row) return null;
    const earlier = row.messages.length > MOST_MESSAGES;
    return { messages: earlier ? row.messages.slice(1) : row.messages, earlier };
  }

  /**
   * Stores a message with the mail about it, and for a visitor's that somebody waits; null when there is no such request.
   * Only one mail about a conversation waits at a time, and ten minutes lie between two of them.
   */
  async post(
    manager: EntityManager,
    { author, staffName, condition, value }: Side,
    { text, key, mail }: Posting,
  ): Promise<Posted | null> {
    // SQL by hand: one statement locks the request and writes everything, so a message is never stored after a
    // withdrawal. Most messages of a visitor who waits already change nothing in the request, whose counts cost more
    // than the message.
    const waits = `, waits AS (
      UPDATE consultation_requests r SET "updatedAt" = now(), "waitingSince" = coalesce(r."waitingSince", added."createdAt"),
        "awaitsAssignment" = r."awaitsAssignment" OR r."waitingSince" IS NULL AND r."assigneeId" IS NULL,
        "remindedAt" = CASE WHEN r."waitingSince" IS NOT NULL THEN r."remindedAt" END,
        "escalatedAt" = CASE WHEN r."waitingSince" IS NOT NULL THEN r."escalatedAt" END
      FROM added WHERE r.id = added."requestId"
        AND (r."waitingSince" IS NULL OR r."updatedAt" < now() - interval '1 day')
    )`;
    const [row] = await manager.query<Posted[]>(
      `WITH request AS MATERIALIZED (
         SELECT r.id, r.email, r."withdrawnAt" IS NOT NULL AS withdrawn, ${author === 'visitor' ? FULL : 'false'} AS "isFull" FROM consultation_requests r
         WHERE ${condition} FOR UPDATE
       ), added AS (
         INSERT INTO consultation_messages ("requestId", author, "staffName", text, "idempotencyKey")
         SELECT id, '${author}', $2, $3, $4 FROM request WHERE NOT withdrawn AND NOT "isFull"
         ON CONFLICT ON CONSTRAINT consultation_messages_key DO NOTHING
         RETURNING *
       )${author === 'visitor' ? waits : ''}, mail AS (
         INSERT INTO mails (kind, recipient, data, "requestId", "nextAttemptAt")
         SELECT $5, coalesce($6, request.email), '{}', request.id, greatest(now() + interval '${MAIL_DELAY}',
           (SELECT max("sentAt") FROM mails WHERE "requestId" = request.id AND kind = $5) + interval '${MAIL_PAUSE}')
         FROM added JOIN request ON request.id = added."requestId"
         WHERE NOT EXISTS (SELECT FROM mails WHERE "requestId" = request.id AND kind = $5 AND state = 'waiting')
       )
       SELECT request.id AS "requestId", withdrawn, "isFull",
         (SELECT row_to_json(m) FROM (SELECT ${COLUMNS} FROM added) m) AS message
       FROM request`,
      [value, staffName, text, key, mail.kind, mail.recipient],
    );
    return row ?? null;
  }

  /** When the first message of the visitor came that staff have not seen; null when they have seen all. */
  async unseenSince(manager: EntityManager, requestId: number): Promise<Date | null> {
    const first = await manager.findOne(ConsultationMessage, {
      where: { requestId, author: 'visitor', seenAt: IsNull() },
      order: { id: 'ASC' },
    });
    return first?.createdAt ?? null;
  }

  /** Writes into the history that staff have answered, not what. */
  async record(manager: EntityManager, requestId: number, staffName: string): Promise<void> {
    await manager.query(
      `INSERT INTO consultation_events ("requestId", actor, "actorName", action, detail)
       SELECT id, 'staff', $2, 'message', jsonb_build_object('waitingSince', ${WAITING_SINCE})
       FROM consultation_requests WHERE id = $1`,
      [requestId, staffName],
    );
  }

  /** The message that a key has stored. */
  findByKey(requestId: number, author: MessageAuthor, key: string): Promise<ConversationMessage | undefined> {
    return this.messages
      .createQueryBuilder()
      .select(COLUMNS)
      .where({ requestId, author, idempotencyKey: key })
      .getRawOne<ConversationMessage>();
  }

  /** Marks what the other side has written, up to a message; null when there is no such request. */
  async see(
    { author, condition, value }: Side,
    upTo: number,
    manager: EntityManager = this.manager,
  ): Promise<number | null> {
    const [row] = await manager.query<{ seen: number }[]>(
      `WITH request AS MATERIALIZED (SELECT r.id FROM consultation_requests r WHERE ${condition}), marked AS (
         UPDATE consultation_messages m SET "seenAt" = now() FROM request
         WHERE m."requestId" = request.id AND m.author <> '${author}' AND m.id <= $2::bigint AND m."seenAt" IS NULL
         RETURNING m.id
       )
       SELECT (SELECT count(*) FROM marked)::int AS seen FROM request`,
      [value, upTo],
    );
    return row?.seen ?? null;
  }

  /** Null when there is no such request. */
  async find({ condition, value }: Side): Promise<number | null> {
    const [row] = await this.messages.query<{ id: number }[]>(
      `SELECT r.id FROM consultation_requests r WHERE ${condition}`,
      [value],
    );
    return row?.id ?? null;
  }

  /** Of each of these requests a text that changes whenever its conversation does; null when it exists no more. */
  async marks(requestIds: number[]): Promise<Map<number, string | null>> {
    const rows = await this.messages.query<{ id: number; mark: string }[]>(
      `SELECT r.id, (SELECT concat(max(m.id), '-', count(m."seenAt")) FROM consultation_messages m WHERE m."requestId" = r.id) AS mark
       FROM consultation_requests r WHERE r.id = ANY ($1::int[])`,
      [requestIds],
    );
    const found = new Map<number, string | null>(requestIds.map((id) => [id, null]));
    for (const { id, mark } of rows) found.set(id, mark);
    return found;
  }
}
