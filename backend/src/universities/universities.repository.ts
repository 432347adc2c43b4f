import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { type Condition, type PageQuery, selectJsonPage } from '../common/json-page.js';
import { etagOf, type JsonPage } from '../common/paging.js';
import type { UniversityQuery } from './universities.dto.js';
import { University } from './university.entity.js';

/** Columns of UniversityDto in its order. */
const COLUMNS = [
  'id', 'slug', 'name', 'city', 'region', 'country', 'description', 'establishedYear', 'studentPopulation',
  'tuitionMinUSD', 'tuitionMaxUSD', 'tuitionBasis', 'tuitionYear', 'tuitionSource', 'website', 'programs',
  'programsComplete', 'worldRank', 'worldRankDisplay', 'worldRankPublisher', 'worldRankYear', 'countryRank',
  'undergraduateGpaMin', 'undergraduateGpaMax', 'graduateGpaMin', 'graduateGpaMax', 'gpaBasis', 'latitude',
  'longitude', 'sector', 'sources',
].map((column) => `"${column}"`).join(', '); // prettier-ignore

/** World rank, unranked last, then name; the index `universities_rank_order` holds just this. */
const ORDER = `coalesce("worldRank", 2147483647), "sortName", id`;

/** The page of the list that matches every filter. */
export function universityPage(query: UniversityQuery): PageQuery {
  const { country, fieldOfStudy, minUndergraduateGpa, minGraduateGpa, maxTuitionUSD, limit, cursor } = query;
  const conditions: Condition[] = [];
  if (country) conditions.push((bind) => `country = ${bind(country)}`);
  if (fieldOfStudy) conditions.push((bind) => `programs @> ARRAY[${bind(fieldOfStudy)}]`);
  if (minUndergraduateGpa !== undefined) {
    conditions.push((bind) => `"undergraduateGpaMin" <= ${bind(minUndergraduateGpa)}::numeric * 100`);
  }
  if (minGraduateGpa !== undefined) {
    conditions.push((bind) => `"graduateGpaMin" <= ${bind(minGraduateGpa)}::numeric * 100`);
  }
  if (maxTuitionUSD !== undefined)
    conditions.push((bind) => `"tuitionMinUSD" <= ${bind(maxTuitionUSD)}::numeric`);
  const after: Condition | undefined =
    cursor === undefined
      ? undefined
      : (bind) => `(${ORDER}) > (SELECT ${ORDER} FROM universities WHERE id = ${bind(cursor)}::bigint)`;
  return { table: 'universities', columns: COLUMNS, conditions, order: ORDER, after, limit: limit ?? null };
}

/** What a page depends on, in one order, so that the same question has the same key. */
const PARAMETERS: (keyof UniversityQuery)[] = [
  'country',
  'fieldOfStudy',
  'minUndergraduateGpa',
  'minGraduateGpa',
  'maxTuitionUSD',
  'limit',
  'cursor',
];
const MAX_CACHED_PAGES = 1_000;
const MAX_CACHED_BYTES = 32_000_000;

@Injectable()
export class UniversitiesRepository {
  private readonly pages = new LRUCache<string, JsonPage, UniversityQuery>({
    // Both bounds: nobody's made-up filters, whose answers are empty, may fill the memory with their keys.
    max: MAX_CACHED_PAGES,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }) => body.length,
    ttl: 60_000,
    fetchMethod: (_key, _stale, { context }) => this.read(context),
  });

  constructor(@InjectRepository(University) private readonly universities: Repository<University>) {}

  /** At most a minute old: universities change only when an instance starts and seeds them. */
  async page(query: UniversityQuery): Promise<JsonPage> {
    return (await this.pages.fetch(JSON.stringify(query, PARAMETERS), { context: query }))!;
  }

  private async read(query: UniversityQuery): Promise<JsonPage> {
    const page = await selectJsonPage(this.universities, universityPage(query));
    return { ...page, etag: etagOf(page.body) };
  }

  /** One university as JSON, or null. */
  async find(id: number): Promise<string | null> {
    const [row] = await this.universities.query<{ body: string }[]>(
      `SELECT to_json(u)::text AS body FROM (SELECT ${COLUMNS} FROM universities WHERE id = $1) u`,
      [id],
    );
    return row?.body ?? null;
  }
}
