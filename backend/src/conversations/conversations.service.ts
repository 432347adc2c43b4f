import { Inject, Injectable, type MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../admin/admin.guard.js';
import { Staff } from '../admin/staff.entity.js';
import { liveTokens } from '../admin/staff-tokens.service.js';
import { keyHash } from '../common/idempotency-key.js';
import { notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ConsultationMessage } from '../consultations/consultation-message.entity.js';
import { answered, lockRequest } from '../consultations/answered.js';
import { existing } from '../consultations/desk.service.js';
import { LINK_DAYS } from '../consultations/private-link.js';
import { noLink } from '../consultations/private-requests.service.js';
import { RequestLink } from '../consultations/request-link.entity.js';
import { scopeOf } from '../consultations/scope.js';
import { Mails } from '../mail/mails.service.js';
import type { TakenMail } from '../mail/messages.js';
import { messageToStaff, messageToVisitor } from './conversation-mails.js';
import type { Conversation, ConversationMessage, NewStaffMessage } from './conversations.dto.js';
import { ConversationNews } from './conversation-news.js';
import {
  ConversationsRepository,
  MOST_UNSEEN,
  type Posted,
  staffSide,
  visitorSide,
} from './conversations.repository.js';

/** Messages between a visitor, by the token of the private link, and staff, within their scope. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly repository: ConversationsRepository,
    private readonly news: ConversationNews,
    private readonly mails: Mails,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ProblemException 404 */
  async readByLink(token: string, before?: number): Promise<Conversation> {
    return linked(await this.repository.read(visitorSide(token), before));
  }

  /** @throws ProblemException 404 */
  async read(id: number, caller: Caller, before?: number): Promise<Conversation> {
    return existing(await this.repository.read(sideOf(id, caller), before));
  }

  /** @throws ProblemException 404 */
  async newsByLink(token: string): Promise<Observable<MessageEvent>> {
    return linked(await this.news.of(() => this.repository.find(visitorSide(token))));
  }

  /** @throws ProblemException 404 */
  async newsOf(id: number, caller: Caller): Promise<Observable<MessageEvent>> {
    return existing(
      await this.news.of(async () => {
        const now = await currently(this.repository.manager, caller);
        return now && this.repository.find(sideOf(id, now));
      }),
    );
  }

  /** @throws ProblemException 404 */
  async seeByLink(token: string, upTo: number): Promise<number> {
    return linked(await this.repository.see(visitorSide(token), upTo));
  }

  /** @throws ProblemException 404 */
  async see(id: number, caller: Caller, upTo: number): Promise<number> {
    return existing(await this.repository.see(sideOf(id, caller), upTo));
  }

  /**
   * From a visitor, who then waits for an answer.
   * @throws ProblemException 404; 409 once the request is withdrawn; 422 for a key that came with another text
   */
  async postByLink(token: string, text: string, idempotencyKey?: string): Promise<ConversationMessage> {
    const { staffEmail } = this.config;
    const posting = {
      text,
      key: digest(idempotencyKey),
      kind: messageToStaff.kind,
      recipient: staffEmail,
    };
    const posted = linked(await this.repository.postByLink(sha256(token), posting));
    return this.stored(posted, 'visitor', posting);
  }

  /**
   * To a visitor, whose wait it ends, unless they have written what was not seen yet.
   * @throws ProblemException 404; 409 once the request is withdrawn; 422 for a key that came with another text
   */
  async post(
    id: number,
    { text, seenUpTo }: NewStaffMessage,
    caller: Caller,
    idempotencyKey?: string,
  ): Promise<ConversationMessage> {
    const posting = {
      text,
      // Two persons who happen to use the same key write two messages.
      key: idempotencyKey === undefined ? null : sha256(`${caller.id} ${keyHash(idempotencyKey)}`),
      kind: messageToVisitor.kind,
      recipient: null,
    };
    const side = sideOf(id, caller);
    const posted = await this.repository.manager.transaction(async (manager) => {
      const request = existing(await lockRequest(manager, id, scopeOf(caller)));
      const done = await this.repository.post(manager, id, caller.name, posting);
      if (done.message) {
        await this.repository.see(side, seenUpTo === undefined ? done.message.id : (seenUpTo ?? 0), manager);
        const unanswered = await this.repository.unseenSince(manager, id);
        await this.repository.record(manager, id, caller);
        await answered(manager, request, caller, unanswered);
      }
      return done;
    });
    return this.stored(posted, 'staff', posting);
  }

  /** The mail to a visitor, with a link of its own; null when every message has been seen meanwhile. */
  async addLink({ id, requestId }: TakenMail) {
    const unseen = await this.unseen(requestId!, 'staff');
    if (!unseen) return null;
    const token = newToken();
    const expiresAt = new Date(Date.now() + LINK_DAYS * 24 * 3600_000);
    const link = { mailId: id, requestId: requestId!, hash: sha256(token), expiresAt };
    await this.repository.manager.upsert(RequestLink, link, ['mailId']);
    const data = { staffName: unseen.staffName!, token, linkDays: LINK_DAYS };
    return { recipient: unseen.request.email, data };
  }

  /** The mail to whoever looks after the request; null when every message has been seen meanwhile. */
  async addRecipient({ requestId, recipient }: TakenMail) {
    const unseen = await this.unseen(requestId!, 'visitor');
    if (!unseen) return null;
    const { assigneeId } = unseen.request;
    const assignee =
      assigneeId && (await this.repository.manager.findOneBy(Staff, { id: assigneeId, active: true }));
    return { recipient: (assignee && assignee.email) || recipient, data: {} };
  }

  private unseen(requestId: number, author: 'visitor' | 'staff'): Promise<ConsultationMessage | null> {
    return this.repository.manager
      .createQueryBuilder(ConsultationMessage, 'm')
      .innerJoinAndSelect('m.request', 'r', 'r.withdrawnAt IS NULL')
      .where({ requestId, author })
      .andWhere('m.seenAt IS NULL')
      .orderBy('m.id', 'DESC')
      .getOne();
  }

  private async stored(
    { requestId, withdrawn, isFull, message }: Posted,
    author: 'visitor' | 'staff',
    { text, key }: { text: string; key: string | null },
  ): Promise<ConversationMessage> {
    if (message) {
      this.mails.written();
      return message;
    }
    const known = key && (await this.repository.findByKey(requestId, author, key));
    if (known && known.text !== text)
      throw new ProblemException(422, 'This Idempotency-Key was used with another message.');
    if (known) return known;
    if (isFull && !withdrawn)
      throw new ProblemException(
        409,
        `${MOST_UNSEEN} of your messages wait to be read. Please wait for an answer, or call us.`,
      );
    throw withdrawn ? new ProblemException(409, 'This request has been withdrawn.') : notFound('message');
  }
}

const digest = (key: string | undefined) => (key === undefined ? null : keyHash(key));
const sideOf = (id: number, caller: Caller) => staffSide(id, scopeOf(caller));

/** The caller with today's role; null for a person who may not open the desk any more. */
async function currently(manager: EntityManager, caller: Caller): Promise<Caller | null> {
  if (caller.id === null) return caller;
  const person = await manager
    .createQueryBuilder(Staff, 's')
    .where({ id: caller.id, active: true })
    .andWhere(`EXISTS (SELECT ${liveTokens('s.id')})`)
    .getOne();
  return person && { ...caller, role: person.role };
}

function linked<T>(found: T | null): T {
  if (found === null) throw noLink();
  return found;
}
