import { Inject, Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, IsNull, Repository } from 'typeorm';
import { ApplicationTask } from '../applications/application-task.entity.js';
import type { ListedApplication } from '../applications/applications.dto.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { isBehind, isToSend, OPEN_STAGES } from '../applications/stages.js';
import { notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import { newToken } from '../common/tokens.js';
import { placeOf } from './plan-reminder.js';
import { type Config, siteUrl } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import type { User } from '../users/user.entity.js';
import { PlanSettings } from './plan-settings.entity.js';
import type { FamilyApplication, PlanSettingsChange, PlanSettingsDto } from './plans.dto.js';

export type PlanLink = 'calendarToken' | 'familyToken';
const ORDER = { dueAt: 'ASC', id: 'ASC' } as const;
const DAY_MS = 24 * 3600_000;
const SIX_HOURS = 6 * 3600;
const OLDER =
  'You changed the start, the level or the closing day after this was planned: the portal says whether the day still holds.';
const GUESSED = 'The offer may name an earlier day: enter it in the portal.';
/** Until when on its day something lasts. */
const untilWhen = ({ dueTime, zone }: Pick<ApplicationTask, 'dueTime' | 'zone'>) =>
  `By ${dueTime ? `${dueTime} ${placeOf(zone)} time` : `the end of the day in ${placeOf(zone)}`}.`;

/** How a student's plan is told of, and to whom it is shown. */
@Injectable()
export class PlanSettingsService {
  constructor(
    @InjectRepository(PlanSettings) private readonly settings: Repository<PlanSettings>,
    @InjectRepository(ApplicationTask) private readonly tasks: Repository<ApplicationTask>,
    private readonly applications: ApplicationsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read({ id: userId, emailConfirmedAt }: User): Promise<PlanSettingsDto> {
    const stored = await this.settings.findOneBy({ userId });
    const {
      reminders = true,
      timeZone = 'Asia/Kolkata',
      calendarToken = null,
      familyToken = null,
    } = stored ?? {};
    return { reminders, emailConfirmed: emailConfirmedAt !== null, timeZone, calendarToken, familyToken };
  }

  /** Changes the given fields only. */
  async change(user: User, { reminders, timeZone }: PlanSettingsChange): Promise<PlanSettingsDto> {
    const given = { ...(reminders != null && { reminders }), ...(timeZone != null && { timeZone }) };
    await this.settings.upsert({ userId: user.id, ...given }, ['userId']);
    return this.read(user);
  }

  /** Makes a link, and so ends the one before. */
  async share(user: User, link: PlanLink): Promise<PlanSettingsDto> {
    await this.settings.upsert({ userId: user.id, [link]: newToken() }, ['userId']);
    return this.read(user);
  }

  /** Idempotent. */
  async revoke(user: User, link: PlanLink): Promise<PlanSettingsDto> {
    await this.settings.update({ userId: user.id }, { [link]: null });
    return this.read(user);
  }

  /** Ends the reminders of the student whose mail holds the token. @throws ProblemException 404 */
  async endReminders(token: string): Promise<void> {
    const { affected } = await this.settings.update({ reminderToken: token }, { reminders: false });
    if (!affected) throw new ProblemException(404, 'This link does not belong to an account any more.');
  }

  /**
   * What the family sees: nothing about the student, no notes, and only those tasks that were done where a stage has left
   * them behind or the application is closed.
   * @throws ProblemException 404
   */
  async forFamily(token: string): Promise<FamilyApplication[]> {
    const { userId } = await this.opened('familyToken', token);
    const applications = await this.applications.list({ id: userId });
    const tasks = await this.tasks.find({ where: { application: { userId } }, order: ORDER });
    return applications.map(
      ({ id, university, programme, level, intake, closesOn, stage, stageSince, unchangedOn }) => ({
        university,
        programme,
        level,
        intake,
        closesOn,
        stage,
        stageSince,
        unchangedOn,
        tasks: tasks
          .filter(({ applicationId }) => applicationId === id)
          .filter(
            ({ doneAt, beforeStage }) =>
              doneAt || (OPEN_STAGES.includes(stage) && !isBehind(stage, beforeStage)),
          )
          .map(({ rule, title, owner, dueOn, dueTime, zone, dueAt, outdated, pinned, doneAt }) => ({
            rule,
            title,
            owner,
            dueOn,
            dueTime,
            zone,
            dueAt,
            outdated,
            pinned,
            doneAt,
          })),
      }),
    );
  }

  /**
   * The open tasks of all applications that no stage has left behind, and the closing days of those that are not sent yet,
   * as iCalendar (RFC 5545).
   * @throws ProblemException 404
   */
  async calendar(token: string): Promise<string> {
    const { userId } = await this.opened('calendarToken', token);
    const tasks = await this.withUniversity({
      application: { userId, stage: In(OPEN_STAGES) },
      doneAt: IsNull(),
    });
    const applications = await this.applications.list({ id: userId });
    return this.iCalendar(
      tasks.filter(({ application, beforeStage }) => !isBehind(application.stage, beforeStage)),
      applications.filter(({ stage }) => isToSend(stage)),
    );
  }

  /** One task of the student's, as iCalendar. @throws ProblemException 404 */
  async taskCalendar({ id: userId }: User, applicationId: number, id: number): Promise<string> {
    const tasks = await this.withUniversity({ id, applicationId, application: { userId } });
    if (tasks.length === 0) throw notFound('task');
    return this.iCalendar(tasks);
  }

  private async opened(link: PlanLink, token: string): Promise<PlanSettings> {
    const settings = /^[\w-]{43}$/.test(token) ? await this.settings.findOneBy({ [link]: token }) : null;
    if (!settings) throw new ProblemException(404, 'This plan is not shared, or not any more.');
    return settings;
  }

  private withUniversity(where: FindOptionsWhere<ApplicationTask>): Promise<ApplicationTask[]> {
    return this.tasks.find({ where, relations: { application: { university: true } }, order: ORDER });
  }

  private iCalendar(tasks: ApplicationTask[], toSend: ListedApplication[] = []): string {
    const { brand } = this.config.site;
    const site = siteUrl(this.config);
    const { hostname } = new URL(site);
    const pageOf = (id: number) => `${site}/student-portal/applications?open=application-${id}`;
    const allDay = (day: string) => ({
      allDay: true,
      start: new Date(day),
      end: new Date(Date.parse(day) + DAY_MS),
    });
    const calendar = ical({
      name: `${brand}: applications`,
      prodId: { company: brand, product: 'Applications' },
    });
    calendar.ttl(SIX_HOURS);
    for (const task of tasks) {
      const { id, rule, title, version, dueOn, dueTime, dueAt, outdated, pinned, application } = task;
      calendar.createEvent({
        id: `task-${id}@${hostname}`,
        sequence: version,
        summary: `${title}: ${application.university.name}`,
        description: [untilWhen(task), outdated && OLDER, rule === 'accept' && !pinned && GUESSED]
          .filter(Boolean)
          .join(' '),
        url: pageOf(application.id),
        ...(dueTime ? { start: dueAt } : allDay(dueOn)),
      });
    }
    for (const { id, version, university, programme, closesOn } of toSend)
      if (closesOn) {
        // Only the portal knows the hour, and so the task that was planned for it.
        const sending = tasks.find(
          ({ applicationId, rule, dueOn, outdated }) =>
            applicationId === id && rule === 'apply' && dueOn === closesOn && !outdated,
        );
        const until = sending
          ? untilWhen(sending)
          : 'It may close before midnight, in the university’s time zone.';
        calendar.createEvent({
          id: `closing-${id}@${hostname}`,
          sequence: version,
          summary: `Course closes: ${[university.name, programme].filter(Boolean).join(', ')}`,
          description: `${until} Your own entry: check it on the university’s page.`,
          url: pageOf(id),
          ...(sending?.dueTime ? { start: sending.dueAt } : allDay(closesOn)),
        });
      }
    return calendar.toString();
  }
}
