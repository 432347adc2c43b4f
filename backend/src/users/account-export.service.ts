import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, Not } from 'typeorm';
import { Mail, type MailState } from '../mail/mail.entity.js';
import type { AccountExport, ExportedApplication, StudentProfile } from './account.dto.js';
import { passwordReset } from './account-mails.js';
import { EmailConfirmation } from './email-confirmation.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { Session } from './session.entity.js';
import type { User } from './user.entity.js';

/** Entities by name, because their modules import this one and not the other way round. */
export const SHORTLIST = 'ShortlistEntry';
const COMPARISON = 'Comparison';
const APPLICATION = 'Application';
const APPLICATION_EVENT = 'ApplicationEvent';
const APPLICATION_TASK = 'ApplicationTask';
const APPLICATION_DOCUMENT = 'ApplicationDocument';
const APPLICATION_SHARING = 'ApplicationSharing';
const PLAN_SETTINGS = 'PlanSettings';

/**
 * Finds mails that ask for a new password and whose link is not made yet. They name the account by its address only.
 */
export const linkWishOf = ({ usernameKey }: User) => ({
  kind: passwordReset.kind,
  state: Not<MailState>('sent'),
  recipient: usernameKey,
});

export function profileOf({
  gpa,
  cgpa,
  percentage,
  programLevel,
  fieldOfStudy,
  budgetUSD,
  destinations,
}: User): StudentProfile {
  return { gpa, cgpa, percentage, programLevel, fieldOfStudy, budgetUSD, destinations };
}

/** Everything stored about an account, except hashes and counters. */
@Injectable()
export class AccountExports {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async export(user: User): Promise<AccountExport> {
    const { manager } = this.database;
    const userId = user.id;
    const times = {
      select: { createdAt: true, expiresAt: true },
      where: { userId },
      order: { createdAt: 'ASC' },
    } as const;
    const { username, createdAt, emailConfirmedAt } = user;
    return {
      exportedAt: new Date(),
      account: { username, createdAt, emailConfirmedAt, ...profileOf(user) },
      shortlist: await manager
        .createQueryBuilder(SHORTLIST, 'e')
        .innerJoin('e.university', 'u')
        .select('e.universityId', 'universityId')
        .addSelect('u.name', 'university')
        .addSelect('e.fieldOfStudy', 'fieldOfStudy')
        .addSelect('e.createdAt', 'createdAt')
        .where({ userId })
        .orderBy({ 'e.createdAt': 'ASC', 'e.universityId': 'ASC', 'e.fieldOfStudy': 'ASC' })
        .getRawMany(),
      comparisons: await manager.find<AccountExport['comparisons'][number] & { userId: number }>(COMPARISON, {
        select: { id: true, token: true, universityIds: true, createdAt: true },
        where: { userId },
        order: { id: 'ASC' },
      }),
      applications: await this.applications(userId),
      applicationSharing: await manager.find<
        AccountExport['applicationSharing'][number] & { userId: number }
      >(APPLICATION_SHARING, { select: { requestId: true, plan: true, createdAt: true }, where: { userId } }),
      planSettings: await manager.find<AccountExport['planSettings'][number] & { userId: number }>(
        PLAN_SETTINGS,
        {
          select: {
            reminders: true,
            timeZone: true,
            remindedAt: true,
            calendarToken: true,
            familyToken: true,
          },
          where: { userId },
        },
      ),
      sessions: await manager.find(Session, times),
      passwordLinks: await manager.find(PasswordReset, times),
      confirmationLinks: await manager.find(EmailConfirmation, times),
      mails: await manager.find(Mail, {
        select: { kind: true, state: true, createdAt: true, sentAt: true },
        where: [{ userId }, linkWishOf(user)],
        order: { id: 'ASC' },
      }),
    };
  }

  private async applications(userId: number): Promise<ExportedApplication[]> {
    type Stored = Omit<ExportedApplication, 'university'> & { id: number; university: { name: string } };
    const applications = await this.database.manager
      .createQueryBuilder<Stored>(APPLICATION, 'a')
      .innerJoin('a.university', 'u')
      .addSelect(['u.id', 'u.name'])
      .leftJoinAndMapMany('a.history', APPLICATION_EVENT, 'e', 'e.applicationId = a.id')
      .where({ userId })
      .orderBy({ 'a.id': 'ASC', 'e.id': 'ASC' })
      .getMany();
    type Of<Part extends 'tasks' | 'documents'> = {
      applicationId: number;
    } & ExportedApplication[Part][number];
    const parts = <Part extends 'tasks' | 'documents'>(entity: string) =>
      this.database.manager
        .createQueryBuilder<Of<Part>>(entity, 'p')
        .where('"applicationId" = ANY(:ids)', { ids: applications.map(({ id }) => id) })
        .orderBy('p.id')
        .getMany();
    const tasks = await parts<'tasks'>(APPLICATION_TASK);
    const documents = await parts<'documents'>(APPLICATION_DOCUMENT);
    return applications.map(({ id, universityId, university, history, ...application }) => ({
      universityId,
      university: university.name,
      programme: application.programme,
      level: application.level,
      intake: application.intake,
      closesOn: application.closesOn,
      stage: application.stage,
      notes: application.notes,
      createdAt: application.createdAt,
      history: history.map(({ action, actor, actorName, changes, day, createdAt, undoneAt }) => ({
        action,
        actor,
        actorName,
        changes,
        day,
        createdAt,
        undoneAt,
      })),
      tasks: tasks
        .filter(({ applicationId }) => applicationId === id)
        .map(
          ({
            title,
            note,
            owner,
            rule,
            dueOn,
            dueTime,
            zone,
            pinned,
            doneAt,
            doneBy,
            doneByName,
            createdAt,
          }) => ({
            title,
            note,
            owner,
            rule,
            dueOn,
            dueTime,
            zone,
            pinned,
            doneAt,
            doneBy,
            doneByName,
            createdAt,
          }),
        ),
      documents: documents
        .filter(({ applicationId }) => applicationId === id)
        .map(({ name, state, note, comment, reviewedBy, reviewedAt, createdAt }) => ({
          name,
          state,
          note,
          comment,
          reviewedBy,
          reviewedAt,
          createdAt,
        })),
    }));
  }
}
