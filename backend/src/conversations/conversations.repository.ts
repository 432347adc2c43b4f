import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import { isDatabaseAway } from '../common/database-errors.js';
import { newToken, sha256 } from '../common/tokens.js';
import { Batches } from '../consultations/batches.js';
import { ConsultationMessage, type MessageAuthor } from '../consultations/consultation-message.entity.js';
import { WAITING_SINCE } from '../consultations/answered.js';
import { iso } from '../consultations/iso-time.js';
import { LINKED, opened } from '../consultations/private-link.js';
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
  condition: string;
  value: string | number;
}

export const visitorSide = (token: string): Side => ({
  author: 'visitor',
  condition: LINKED,
  value: sha256(token),
});

export const staffSide = (id: number, scope: Scope): Side => ({
  author: 'staff',
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
  kind: MailKind;
  recipient: string | null;
}

interface VisitorPosting extends Posting {
  /** SHA-256 of the link's token. */
  link: string;
}

interface AddressedPosting extends Posting {
  requestId: number;
  staffName: string | null;
}

export const MOST_UNSEEN = 100;
const COLUMNS = `id, author, "staffName", text, ${iso('createdAt')}, ${iso('seenAt')}`;

@Injectable()
export class ConversationsRepository {
  private readonly visitorPosts = new Batches<VisitorPosting, Posted | null>(
    (postings) => this.postAllByLink(postings),
    isDatabaseAway,
  );

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

  /** Stores a visitor's message, that they wait, and the mail about it; null when the link opens no request. */
  postByLink(link: string, posting: Posting): Promise<Posted | null> {
    return this.visitorPosts.add({ ...posting, link });
  }

  /** Stores a message of staff about a request that the transaction has locked, and the mail about it. */
  async post(
    manager: EntityManager,
    requestId: number,
    staffName: string,
    posting: Posting,
  ): Promise<Posted> {
    const [posted] = await this.postAll(manager, 'staff', [{ ...posting, requestId, staffName }]);
    return posted!;
  }

  /**
   * Messages that came together share a transaction, and with it the work of planning and committing. The requests are
   * locked by a statement of its own, so that the next one sees what had to be waited for: a withdrawal, a mail that waits
   * already, or a hundred messages. SQL by hand, because it joins the list of links.
   */
  private postAllByLink(postings: VisitorPosting[]): Promise<(Posted | null)[]> {
    return this.manager.transaction(async (manager) => {
      const links = postings.map(({ link }) => link);
      const locked = await manager.query<{ link: string; id: number }[]>(
        `WITH opened AS MATERIALIZED (
           SELECT sent.link, opened.id FROM unnest($1::text[]) AS sent (link), LATERAL (${opened('sent.link')}) AS opened
         )
         SELECT opened.link, r.id FROM consultation_requests r JOIN opened ON opened.id = r.id ORDER BY r.id FOR UPDATE OF r`,
        [links],
      );
      const requests = new Map(locked.map(({ link, id }) => [link, id]));
      const addressed = postings.filter(({ link }) => requests.has(link));
      const posted = await this.postAll(
        manager,
        'visitor',
        addressed.map(({ link, ...posting }) => ({
          ...posting,
          requestId: requests.get(link)!,
          staffName: null,
        })),
      );
      return postings.map((posting) => posted[addressed.indexOf(posting)] ?? null);
    });
  }

  /**
   * SQL by hand: one statement writes everything. Most messages of a visitor who waits already change nothing in the
   * request, whose counts cost more than the message. Only one mail about a conversation waits at a time, and ten minutes
   * lie between two of them.
   * @returns what became of each, in their order
   */
  private postAll(
    manager: EntityManager,
    author: MessageAuthor,
    postings: AddressedPosting[],
  ): Promise<Posted[]> {
    return manager.query<Posted[]>(POST[author], [
      // Without a key of the client's, a random one tells the message from the others.
      JSON.stringify(postings.map((posting) => ({ ...posting, key: posting.key ?? sha256(newToken()) }))),
    ]);
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
  async record(manager: EntityManager, requestId: number, { id, name }: Person): Promise<void> {
    await manager.query(
      `INSERT INTO consultation_events ("requestId", actor, "actorName", "actorId", action, detail)
       SELECT id, 'staff', $2, $3, 'message', jsonb_build_object('waitingSince', ${WAITING_SINCE})
       FROM consultation_requests WHERE id = $1`,
      [requestId, name, id],
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

  /** Of each of these requests a text that changes whenever it or its conversation does; null when it exists no more. */
  async marks(requestIds: number[]): Promise<Map<number, string | null>> {
    const rows = await this.messages.query<{ id: number; mark: string }[]>(
      `SELECT r.id, (SELECT concat(max(m.id), '-', count(m."seenAt"), '-', extract(epoch FROM r."updatedAt"))
         FROM consultation_messages m WHERE m."requestId" = r.id) AS mark
       FROM consultation_requests r WHERE r.id = ANY ($1::int[])`,
      [requestIds],
    );
    const found = new Map<number, string | null>(requestIds.map((id) => [id, null]));
    for (const { id, mark } of rows) found.set(id, mark);
    return found;
  }
}

const UNSEEN = `(SELECT count(*) FROM consultation_messages m
  WHERE m."requestId" = r.id AND m.author = 'visitor' AND m."seenAt" IS NULL)`;
const WAITS = `UPDATE consultation_requests r
  SET "updatedAt" = now(), "waitingSince" = coalesce(r."waitingSince", first."createdAt"),
    "awaitsAssignment" = r."awaitsAssignment" OR r."waitingSince" IS NULL AND r."assigneeId" IS NULL,
    "remindedAt" = CASE WHEN r."waitingSince" IS NOT NULL THEN r."remindedAt" END,
    "escalatedAt" = CASE WHEN r."waitingSince" IS NOT NULL THEN r."escalatedAt" END
  FROM (SELECT "requestId", min("createdAt") AS "createdAt" FROM added GROUP BY "requestId") AS first
  WHERE r.id = first."requestId" AND (r."waitingSince" IS NULL OR r."updatedAt" < now() - interval '1 day')`;

const post = (author: MessageAuthor) => `
  WITH incoming AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY "requestId" ORDER BY nth) AS place FROM ROWS FROM (json_to_recordset($1::json) AS (
      "requestId" integer, "staffName" text, text text, key text, kind text, recipient text
    )) WITH ORDINALITY AS sent ("requestId", "staffName", text, key, kind, recipient, nth)
  ), request AS MATERIALIZED (
    SELECT r.id, r.email, r."withdrawnAt" IS NOT NULL AS withdrawn, ${author === 'visitor' ? UNSEEN : '0'} AS unseen
    FROM consultation_requests r WHERE r.id IN (SELECT "requestId" FROM incoming)
  ), added AS (
    INSERT INTO consultation_messages ("requestId", author, "staffName", text, "idempotencyKey")
    SELECT "requestId", '${author}', "staffName", text, key
    FROM incoming JOIN request ON request.id = "requestId" WHERE NOT withdrawn AND unseen + place <= ${MOST_UNSEEN}
    ORDER BY nth
    ON CONFLICT ON CONSTRAINT consultation_messages_key DO NOTHING
    RETURNING *
  )${author === 'visitor' ? `, waits AS (${WAITS})` : ''}, mail AS (
    INSERT INTO mails (kind, recipient, data, "requestId", "nextAttemptAt")
    SELECT DISTINCT ON (request.id) kind, coalesce(recipient, email), '{}'::jsonb, request.id, greatest(now() + interval '${MAIL_DELAY}',
      (SELECT max("sentAt") FROM mails m WHERE m."requestId" = request.id AND m.kind = incoming.kind) + interval '${MAIL_PAUSE}')
    FROM added JOIN incoming USING ("requestId") JOIN request ON request.id = "requestId"
    WHERE NOT EXISTS (SELECT FROM mails m WHERE m."requestId" = request.id AND m.kind = incoming.kind AND m.state = 'waiting')
  )
  SELECT "requestId", withdrawn, unseen + place > ${MOST_UNSEEN} AS "isFull",
    (SELECT row_to_json(m) FROM (
      SELECT ${COLUMNS} FROM added WHERE added."requestId" = request.id AND "idempotencyKey" = key AND added.text = incoming.text
    ) m) AS message
  FROM incoming JOIN request ON request.id = "requestId" ORDER BY nth`;

const POST: Record<MessageAuthor, string> = { visitor: post('visitor'), staff: post('staff') };
