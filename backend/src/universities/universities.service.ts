import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { etagOf, type JsonPage } from '../common/paging.js';
import type { UniversityDto, UniversityPointsQuery, UniversityQuery } from './universities.dto.js';
import { FormerUniversity } from './former-university.entity.js';
import { UniversitiesRepository } from './universities.repository.js';
import { University } from './university.entity.js';

/** What an answer depends on, in one order, so that the same question has the same key. */
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

/** Lists are at most half a minute old: universities change only when an instance starts and seeds them. */
@Injectable()
export class UniversitiesService {
  private readonly answers = new LRUCache<string, JsonPage, () => Promise<JsonPage>>({
    // Both bounds: nobody's made-up filters, whose answers are empty, may fill the memory with their keys.
    max: MAX_KEPT,
    maxSize: MAX_KEPT_BYTES,
    // Compressed they are less than half as large again.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length,
    ttl: KEPT_MS,
    // Who asked is answered, also when so many others ask meanwhile that it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const page = await read();
      return { ...page, etag: etagOf(page.body), compressed: {} };
    },
  });

  constructor(
    private readonly lists: UniversitiesRepository,
    @InjectRepository(University) private readonly universities: Repository<University>,
    @InjectRepository(FormerUniversity) private readonly former: Repository<FormerUniversity>,
  ) {}

  page(query: UniversityQuery): Promise<JsonPage> {
    return this.kept('page', query, () => this.lists.page(query));
  }

  /** UniversityPoints as JSON. */
  points(query: UniversityPointsQuery): Promise<JsonPage> {
    return this.kept('points', query, () => this.lists.points(query));
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
