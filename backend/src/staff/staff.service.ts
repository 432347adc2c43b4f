import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Person } from '../admin/admin.guard.js';
import { AdminTokenRecord } from '../admin/admin-token.entity.js';
import { Staff } from '../admin/staff.entity.js';
import { assertPerson, liveTokens } from '../admin/staff-tokens.service.js';
import { isUnstorableValue, violatesUnique } from '../common/database-errors.js';
import { notFound } from '../common/id-param.js';
import { fieldProblem, ProblemException } from '../common/problem.js';
import { colleagues, firstOpen, handOver, openCount, openRequests } from '../consultations/open-requests.js';
import type {
  DeactivationPreview,
  DeactivationResult,
  NewStaffPerson,
  StaffPerson,
  StaffPersonChange,
} from './staff.dto.js';

/** Requests that a preview names. */
const MOST_SHOWN = 20;

/** The persons of the desk. Nobody is deleted: the history and past requests name them. */
@Injectable()
export class StaffPersons {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Active ones first, by name. */
  list(): Promise<StaffPerson[]> {
    return read(this.database.manager);
  }

  /** @throws ProblemException 400; 409 when the e-mail address is taken */
  async add(person: NewStaffPerson): Promise<StaffPerson> {
    const { takesRequests = person.role === 'counselor', ...rest } = given(person);
    return this.store((manager) => manager.insert(Staff, { ...rest, takesRequests }));
  }

  /** @throws ProblemException 400; 404; 409 when the e-mail address is taken */
  async edit(id: number, change: StaffPersonChange): Promise<StaffPerson> {
    return this.store(async (manager) => {
      await manager.update(Staff, id, { ...given(change), updatedAt: () => 'now()' });
      return { identifiers: [{ id }] };
    });
  }

  /** @throws ProblemException 404 */
  async preview(id: number): Promise<DeactivationPreview> {
    const { manager } = this.database;
    const { tokens } = await one(manager, id);
    const others = (await colleagues(manager)).filter((colleague) => colleague.id !== id);
    const [open, requests] = [await openRequests(manager, id), await firstOpen(manager, id, MOST_SHOWN)];
    return { open, requests, tokens, colleagues: others };
  }

  /**
   * Ends a person's tokens and hands over their open requests, all of it or nothing. Again it changes nothing.
   * @throws ProblemException 404; 409 when the person to hand over to is not another active one
   */
  deactivate(id: number, handOverTo: number | null, author: Person): Promise<DeactivationResult> {
    return this.database.transaction(async (manager) => {
      await one(manager, id);
      const active = await manager.query<{ id: number }[]>(
        'SELECT id FROM staff WHERE id = ANY ($1::int[]) AND active ORDER BY id FOR NO KEY UPDATE',
        [[id, handOverTo]],
      );
      const isActive = (person: number) => active.some((row) => row.id === person);
      if (handOverTo !== null && (handOverTo === id || !isActive(handOverTo))) {
        throw new ProblemException(409, 'The requests can only go to another active member of staff.');
      }
      await manager.update(Staff, id, { active: false, updatedAt: () => 'now()' });
      const ended = await manager
        .createQueryBuilder()
        .update(AdminTokenRecord)
        .set({ revokedAt: () => 'now()' })
        .where('"staffId" = :id AND "revokedAt" IS NULL AND "expiresAt" > now()', { id })
        .execute();
      const handedOver = await handOver(manager, id, handOverTo, author);
      return { person: await one(manager, id), handedOver, endedTokens: ended.affected ?? 0 };
    });
  }

  /** The person needs a new token afterwards. @throws ProblemException 404 */
  async activate(id: number): Promise<StaffPerson> {
    await this.database.manager.update(Staff, id, { active: true, updatedAt: () => 'now()' });
    return one(this.database.manager, id);
  }

  private async store(
    write: (manager: EntityManager) => Promise<{ identifiers: { id?: number }[] }>,
  ): Promise<StaffPerson> {
    try {
      return await this.database.transaction(async (manager) => {
        const { identifiers } = await write(manager);
        const person = await one(manager, identifiers[0]!.id!);
        // JavaScript and the database may know different zones. An unknown one would end every automatic assignment.
        await manager.query('SELECT now() AT TIME ZONE $1', [person.timeZone]);
        return person;
      });
    } catch (error) {
      if (violatesUnique(error))
        throw new ProblemException(409, 'Another person has this e-mail address already.');
      if (error instanceof QueryFailedError && isUnstorableValue(error))
        throw fieldProblem('timeZone', 'The database does not know this time zone.');
      throw error;
    }
  }
}

/** The fields that are there; null says nothing, too. */
function given<T extends StaffPersonChange>(fields: T): T {
  if (fields.name) assertPerson(fields.name);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as T;
}

// SQL by hand: open requests and tokens are counted in subqueries, which entities cannot say.
const read = (manager: EntityManager, id?: number) =>
  manager.query<StaffPerson[]>(
    `SELECT id, name, email, role, active, "takesRequests", "timeZone", "workDays", "worksFrom", "worksUntil", languages,
       countries, ${openCount('s.id')} AS open,
       CASE WHEN active THEN (SELECT count(*)::int ${liveTokens('s.id')}) ELSE 0 END AS tokens
     FROM staff s WHERE $1::int IS NULL OR id = $1 ORDER BY active DESC, lower(name), id`,
    [id ?? null],
  );

async function one(manager: EntityManager, id: number): Promise<StaffPerson> {
  const [person] = await read(manager, id);
  if (!person) throw notFound('person');
  return person;
}
