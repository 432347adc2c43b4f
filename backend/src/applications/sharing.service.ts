import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Staff } from '../admin/staff.entity.js';
import { violatesUnique } from '../common/database-errors.js';
import { MAX_ID, notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import { sha256 } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ConsultationEvent } from '../consultations/consultation-event.entity.js';
import { ConsultationRequest } from '../consultations/consultation-request.entity.js';
import { ConsultationsService } from '../consultations/consultations.service.js';
import { iso } from '../consultations/iso-time.js';
import { Mail } from '../mail/mail.entity.js';
import { Mails } from '../mail/mails.service.js';
import { newMail, type TakenMail } from '../mail/messages.js';
import type { User } from '../users/user.entity.js';
import { ApplicationSharing } from './application-sharing.entity.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { OwnRequest, RequestToShareWith, SharingState } from './sharing.dto.js';
import { applicationsShared } from './sharing-mails.js';

const NEWEST = 20;
/** Requests of the same address, by the index on it. */
const OWN = 'lower(r.email) = lower(:username) AND r.withdrawnAt IS NULL';

/** With whom students share their applications: with the staff who see one of their own requests. */
@Injectable()
export class Sharings {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly consultations: ConsultationsService,
    private readonly mails: Mails,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async state({ id: userId, username, emailConfirmedAt }: User): Promise<SharingState> {
    // Others may have asked for a consultation with this address, if it is not the student's own.
    if (!emailConfirmedAt) return { emailConfirmed: false, shared: [], requests: [] };
    const requests = await this.repository.manager
      .createQueryBuilder(ConsultationRequest, 'r')
      .leftJoin(ApplicationSharing, 's', 's.requestId = r.id AND s.userId = :userId', { userId })
      .select(
        `r.id AS id, r.name AS name, r.country AS country, r.course AS course,
        ${iso('createdAt', 'r."createdAt"')}, ${iso('sharedSince', 's."createdAt"')}, s.plan AS plan,
        (SELECT p.name FROM staff p WHERE p.id = r."assigneeId") AS counselor`,
      )
      .where(OWN, { username })
      .orderBy('s.userId IS NULL')
      .addOrderBy('r.id', 'DESC')
      .limit(NEWEST)
      .getRawMany<OwnRequest & { sharedSince: string | null; plan: boolean }>();
    return {
      emailConfirmed: true,
      shared: requests.flatMap((one) => (one.sharedSince ? { ...one, sharedSince: one.sharedSince } : [])),
      requests: requests.map(({ id, name, country, course, createdAt, counselor }) => ({
        id,
        name,
        country,
        course,
        createdAt,
        counselor,
      })),
    };
  }

  /**
   * Shares all applications, those of later included; with `plan` their tasks and documents, too, which can be added later.
   * The same again changes nothing. Whoever looks after the request is told by a mail, at most once a day.
   * @param isNew staff are told of the request itself
   * @throws ProblemException 404 unless the request is of the same address; 409 for an address that is not confirmed, or
   *   when the applications are shared with another request
   */
  async start(
    user: User,
    requestId: number,
    plan = false,
    isNew = false,
  ): Promise<{ state: SharingState; created: boolean }> {
    const { id: userId, username, emailConfirmedAt } = user;
    if (!emailConfirmedAt) throw notConfirmed();
    if (requestId > MAX_ID) throw notFound('consultation request');
    const created = await this.repository.manager
      .transaction(async (manager) => {
        // What changes an application, or adds one, waits until the sharing is there, whose order it then keeps.
        await this.repository.lockStudent(manager, userId);
        await this.repository.lockAll(manager, userId);
        const request = await manager
          .createQueryBuilder(ConsultationRequest, 'r')
          .select(['r.id', 'r.assigneeId'])
          .where(OWN, { username })
          .andWhere({ id: requestId })
          .setLock('pessimistic_write')
          .getOne();
        if (!request) throw notFound('consultation request');
        const known = await manager.findOneBy(ApplicationSharing, { userId });
        if (known?.requestId === requestId) {
          if (plan && !known.plan) {
            await manager.update(ApplicationSharing, { userId }, { plan });
            await this.repository.refreshSharing(manager, userId);
          }
          return false;
        }
        if (known)
          throw new ProblemException(
            409,
            'You share your applications already, with another request. Stop that first.',
          );
        const { assigneeId } = request;
        await manager.insert(ApplicationSharing, { userId, requestId, assigneeId, plan });
        await this.repository.refreshSharing(manager, userId);
        await tell(manager, requestId, true);
        if (!isNew) await this.mailStaff(manager, requestId);
        return true;
      })
      .catch((error: unknown) => {
        throw violatesUnique(error) ? notFound('consultation request') : error;
      });
    return { state: await this.state(user), created };
  }

  /**
   * Makes a request of the account's address, as the contact form does, and shares the applications with it. If only the
   * sharing fails, the request is there to be chosen. Who shares already gets no second one.
   * @throws ProblemException 409 for an address that is not confirmed
   */
  async startWithNew(user: User, { name, phone, plan }: RequestToShareWith): Promise<SharingState> {
    if (!user.emailConfirmedAt) throw notConfirmed();
    const state = await this.state(user);
    if (state.shared.length > 0) return state;
    const message = 'I share my applications with you.';
    const request = { name, email: user.username, phone, country: null, course: null, message };
    // Of calls that come at once one makes the request, and the others find it.
    const minute = new Date().toISOString().slice(0, 16);
    const key = `sharing ${user.id} ${minute} ${sha256(JSON.stringify([user.createdAt, name, phone]))}`;
    const { id } = await this.consultations.create(request, key);
    return (await this.start(user, id, plan, true)).state;
  }

  /** Staff see nothing more from now on. Idempotent. */
  async stop(user: User): Promise<SharingState> {
    await this.repository.manager.transaction(async (manager) => {
      const known = await manager.findOneBy(ApplicationSharing, { userId: user.id });
      if (!known) return;
      const { userId, requestId } = known;
      // First the request, as whoever withdraws it does, so that the two never wait for each other.
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.findOne(ConsultationRequest, { select: { id: true }, where: { id: requestId }, lock });
      const { affected } = await manager.delete(ApplicationSharing, { userId, requestId });
      if (affected) await tell(manager, requestId, false);
    });
    return this.state(user);
  }

  /** The mail to whoever looks after the request; null when the applications are not shared any more. */
  async addRecipient({ requestId, recipient }: TakenMail) {
    const { manager } = this.repository;
    const sharing = await manager.findOneBy(ApplicationSharing, { requestId: requestId! });
    if (!sharing) return null;
    const { assigneeId } = sharing;
    const assignee = assigneeId && (await manager.findOneBy(Staff, { id: assigneeId, active: true }));
    return { recipient: (assignee && assignee.email) || recipient, data: {} };
  }

  private async mailStaff(manager: EntityManager, requestId: number): Promise<void> {
    const { kind } = applicationsShared;
    const told = await manager
      .createQueryBuilder(Mail, 'm')
      .where({ requestId, kind })
      .andWhere(`m.createdAt > now() - interval '1 day'`)
      .getExists();
    if (told) return;
    const mail = newMail(applicationsShared, { recipient: this.config.staffEmail, data: {}, requestId });
    await this.mails.write(manager, mail);
  }
}

const notConfirmed = () =>
  new ProblemException(409, 'Confirm your e-mail address first: ask for a link to it.');

/** In the request's history, where staff see why the student's applications are there, or no longer. */
async function tell(manager: EntityManager, requestId: number, shared: boolean): Promise<void> {
  await manager.update(ConsultationRequest, { id: requestId }, { updatedAt: () => 'now()' });
  await manager.insert(ConsultationEvent, {
    requestId,
    actor: 'visitor',
    action: 'sharing',
    detail: { shared },
  });
}
