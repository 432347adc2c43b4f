import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Batches } from './batches.js';
import { notFound } from '../common/id-param.js';
import { officeStamp } from '../common/office-time.js';
import { fieldProblem } from '../common/problem.js';
import { DESTINATIONS } from '../universities/destinations.js';
import { CONSULTATION_STATUSES, ConsultationRequest } from './consultation-request.entity.js';
import type { ConsultationEventDto } from './consultations.dto.js';
import {
  type ConsultationRequestDetails,
  type ConsultationRequestFilter,
  type ConsultationRequestQuery,
  type ConsultationSummary,
  type DeskRequest,
  DUE,
  NO_COUNTRY,
  SORTS,
} from './desk.dto.js';
import type { Caller } from '../admin/admin.guard.js';
import { ALL, filtered, type Scope, scopeOf } from './scope.js';
import { DESK_COLUMNS, type DeskPage, DeskRepository, type ListState } from './desk.repository.js';

const MAX_PAGE = 500;
const MAX_KEPT_BYTES = 8_000_000;
const EXPORT_BATCH = 1_000;
/** From this many first answers on, the median is kept for a minute. */
const COSTLY_MEDIAN = 1_000;
const MINUTE = 60_000;
/** Part of every ETag, so that a release that changes the columns also changes the ETags. */
const FORM = createHash('sha1').update(DESK_COLUMNS).digest('base64url').slice(0, 6);

export const EXPORT_HEADER = [
  'Number',
  'Received (IST)',
  'Status',
  'Name',
  'E-mail',
  'Phone',
  'Country',
  'Course',
  'Message',
  'First contact (IST)',
  'Withdrawn (IST)',
  'Assignee',
];

interface Median {
  version: string;
  until: number;
  minutes: Promise<{ minutes: number | null; of: number }>;
}

@Injectable()
export class DeskService {
  /** By the person whose answers they are about, null for all. */
  private readonly medians = new Map<number | null, Median>();

  /** Desks that ask while a state is being read share the next reading. */
  private readonly states = new Batches<ConsultationRequestFilter, ListState>(
    (filters) => this.readStates(filters),
    () => true,
  );
  /** Pages of unchanged lists, which several desks ask for. */
  private readonly pages = new LRUCache<string, DeskPage, () => Promise<DeskPage>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: MINUTE,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });

  constructor(private readonly repository: DeskRepository) {}

  /** For commands, which run without the Nest application. */
  static on(database: DataSource): DeskService {
    return new DeskService(new DeskRepository(database.getRepository(ConsultationRequest)));
  }

  /**
   * The ETag of a list, and a function that reads the page. It need not be called when the client has that ETag already.
   * @throws ProblemException 400 for a filter that does not exist
   */
  async list(
    asked: ConsultationRequestQuery,
    caller: Caller,
  ): Promise<{ etag: string; page: () => Promise<DeskPage> }> {
    const query = known(asked);
    const scope = filtered(caller, query.assignee);
    const { version, size } = await this.states.add(query);
    const { limit = MAX_PAGE, cursor } = query;
    const key = JSON.stringify([version, size, query, scope]);
    const read = () => this.repository.page(query, { scope, limit: Math.min(limit, MAX_PAGE), cursor, size });
    // A browser keeps the list of whoever logged in before under the same address.
    const state = `${version} ${JSON.stringify(scope)}`;
    return {
      etag: `W/"${FORM}-${createHash('sha1').update(state).digest('base64url')}"`,
      page: async () => (await this.pages.fetch(key, { context: read }))!,
    };
  }

  private async readStates(filters: ConsultationRequestFilter[]): Promise<ListState[]> {
    const read = new Map<unknown, Promise<ListState>>();
    for (const filter of filters)
      if (!read.has(filter.due)) read.set(filter.due, this.repository.state(filter));
    return Promise.all(filters.map(({ due }) => read.get(due)!));
  }

  /** Reads all requests that the filter selects, and yields them in batches of rows for the CSV file. */
  async *export(
    asked: ConsultationRequestFilter,
    caller?: Caller,
  ): AsyncGenerator<(string | number | null)[][]> {
    const filter = known(asked);
    const scope = caller ? filtered(caller, filter.assignee) : ALL;
    const { size } = await this.repository.state(filter);
    let cursor: number | undefined;
    do {
      const page = await this.repository.page(filter, {
        scope,
        limit: EXPORT_BATCH,
        cursor,
        size,
        counted: false,
      });
      yield (JSON.parse(page.body.toString()) as DeskRequest[]).map(cells);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }

  /** Counts of what the caller sees; for a counselor, the median of their own answers. */
  async summary(caller: Caller): Promise<ConsultationSummary> {
    const { version, ...counts } = await this.repository.summary(scopeOf(caller), caller.id);
    const whose = caller.role === 'counselor' ? caller.id : null;
    return { ...counts, medianFirstResponseMinutes: await this.medianFirstResponse(version, whose) };
  }

  /** @throws ProblemException 404 */
  async find(id: number, scope: Scope): Promise<DeskRequest> {
    return existing(await this.repository.find(id, scope));
  }

  /** @throws ProblemException 404 */
  async details(id: number, scope: Scope): Promise<ConsultationRequestDetails> {
    return existing(await this.repository.details(id, scope));
  }

  /** @throws ProblemException 404 */
  async history(id: number, scope: Scope): Promise<ConsultationEventDto[]> {
    return existing(await this.repository.history(id, scope));
  }

  /** @throws ProblemException 404 */
  async addNote(id: number, text: string, caller: Caller): Promise<ConsultationEventDto> {
    return existing(await this.repository.addNote(id, text, scopeOf(caller), caller));
  }

  /** Computed again after a change; with many first answers at most once a minute, because it reads all of them. */
  private async medianFirstResponse(version: string, whose: number | null): Promise<number | null> {
    const kept = this.medians.get(whose);
    if (kept && (kept.until > Date.now() || kept.version === version)) return (await kept.minutes).minutes;
    const fresh = { version, until: 0, minutes: this.repository.medianFirstResponse(whose) };
    this.medians.set(whose, fresh);
    try {
      const { minutes, of } = await fresh.minutes;
      if (of >= COSTLY_MEDIAN) fresh.until = Date.now() + MINUTE;
      return minutes;
    } catch (error) {
      this.medians.delete(whose);
      throw error;
    }
  }
}

export function existing<T>(found: T | null): T {
  if (found === null) throw notFound('consultation request');
  return found;
}

/**
 * A filter whose values there are. By waiting time only those can be sorted that wait.
 * @throws ProblemException 400
 */
function known<Filter extends ConsultationRequestFilter>(filter: Filter): Filter {
  const choices: [keyof ConsultationRequestFilter, string, readonly string[]][] = [
    ['status', 'The status must be one of: all, ', CONSULTATION_STATUSES],
    ['country', 'The country must be one of: all, ', [NO_COUNTRY, ...DESTINATIONS]],
    ['due', 'The due date must be one of: all, ', DUE],
    ['sort', 'The order must be one of: ', SORTS],
  ];
  for (const [field, sentence, values] of choices) {
    const value = filter[field];
    if (value !== undefined && !values.includes(value))
      throw fieldProblem(field, `${sentence}${values.join(', ')}.`);
  }
  return filter.sort === 'waiting' && !filter.due ? { ...filter, due: 'waiting' } : filter;
}

const cells = (request: DeskRequest) => [
  request.id,
  stamp(request.createdAt),
  request.status,
  request.name,
  request.email,
  request.phone,
  request.country,
  request.course,
  request.message,
  stamp(request.firstContactedAt),
  stamp(request.withdrawnAt),
  request.assignee?.name ?? null,
];

const stamp = (time: string | null) => (time === null ? null : officeStamp(new Date(time)));
