import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { etagOf, type JsonPage } from '../common/paging.js';
import type { UniversityDto, UniversityPointsQuery, UniversityQuery } from './universities.dto.js';
import { FormerUniversity } from './former-university.entity.js';
import { UniversitiesRepository } from './universities.repository.js';
import { UniversityPointsRepository } from './university-points.repository.js';
import { University } from './university.entity.js';

/** The parameters of a query in a fixed order, so that equal queries have equal cache keys. */
const PARAMETERS: (keyof (UniversityQuery & UniversityPointsQuery))[] = [
  'search',
  'country',
  'fieldOfStudy',
  'minUndergraduateGpa',
  'minGraduateGpa',
  'maxTuitionUSD',
  'ids',
  'sort',
  'limit',
  'cursor',
  'bbox',
];
const KEPT_MS = 30_000;
const MAX_KEPT = 1_000;
const MAX_KEPT_BYTES = 32_000_000;

/**
 * Answers questions about universities. Answers are kept for half a minute, since rows change only when an instance
 * starts and seeds them.
 */
@Injectable()
export class UniversitiesService {
  private readonly answers = new LRUCache<string, JsonPage, () => Promise<JsonPage>>({
    // Limits the number as well as the size: invented filters have empty answers, but their keys could fill the memory.
    max: MAX_KEPT,
    maxSize: MAX_KEPT_BYTES,
    // The compressed variants of an answer add less than half its size.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length,
    ttl: KEPT_MS,
    // A caller gets the answer even if other answers push it out of the cache before it is ready.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const page = await read();
      return { ...page, etag: etagOf(page.body), compressed: {} };
    },
  });

  constructor(
    private readonly lists: UniversitiesRepository,
    private readonly map: UniversityPointsRepository,
    @InjectRepository(University) private readonly universities: Repository<University>,
    @InjectRepository(FormerUniversity) private readonly former: Repository<FormerUniversity>,
  ) {}

  page(query: UniversityQuery): Promise<JsonPage> {
    return this.kept('page', query, () => this.lists.page(query));
  }

  /** UniversityPoints as JSON. */
  points(query: UniversityPointsQuery): Promise<JsonPage> {
    return this.kept('points', query, () => this.map.points(query));
  }

  findBy(key: 'id' | 'slug', value: number | string): Promise<UniversityDto | null> {
    return this.universities.findOneBy({ [key]: value });
  }

  /** What a university that had this id or slug has merged into. */
  async findSuccessor(key: 'id' | 'slug', value: number | string): Promise<UniversityDto | null> {
    const former = await this.former.findOne({ where: { [key]: value }, relations: { successor: true } });
    return former?.successor ?? null;
  }

  private async kept(kind: string, query: object, context: () => Promise<JsonPage>): Promise<JsonPage> {
    return (await this.answers.fetch(kind + JSON.stringify(query, PARAMETERS), { context }))!;
  }
}
