import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { type Condition, type PageQuery, selectJsonPage } from '../common/json-page.js';
import { etagOf, type JsonPage } from '../common/paging.js';
import { searchWords } from './search-text.js';
import type {
  UniversityDto,
  UniversityFilters,
  UniversityOrder,
  UniversityPointsQuery,
  UniversityQuery,
} from './universities.dto.js';
import { University } from './university.entity.js';
import { selectPoints } from './university-points.js';

/** Columns of UniversityDto in its order. */
const COLUMNS = [
  'id', 'slug', 'name', 'city', 'region', 'country', 'description', 'establishedYear', 'studentPopulation',
  'tuitionMinUSD', 'tuitionMaxUSD', 'tuitionBasis', 'tuitionYear', 'tuitionSource', 'website', 'programs',
  'programsComplete', 'worldRank', 'worldRankDisplay', 'worldRankPublisher', 'worldRankYear', 'countryRank',
  'undergraduateGpaMin', 'undergraduateGpaMax', 'graduateGpaMin', 'graduateGpaMax', 'gpaBasis', 'latitude',
  'longitude', 'sector', 'sources',
].map((column) => `"${column}"`).join(', '); // prettier-ignore

/** Each has an index of just these expressions; the id makes every order total. */
const ORDERS: Record<UniversityOrder, string> = {
  rank: `coalesce("worldRank", 2147483647), "sortName", id`,
  tuition: `"tuitionMinUSD", "sortName", id`,
  name: `"sortName", id`,
};

function conditionsOf(filters: UniversityFilters): Condition[] {
  const { search, country, fieldOfStudy, minUndergraduateGpa, minGraduateGpa, maxTuitionUSD, ids } = filters;
  const conditions: Condition[] = [];
  if (search !== undefined) {
    const words = new Set(searchWords(search));
    // Nothing but signs: nobody's name.
    if (words.size === 0) conditions.push(() => 'false');
    for (const word of words) conditions.push((bind) => `"searchText" LIKE ${bind(`%${word}%`)}`);
  }
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
  if (ids) conditions.push((bind) => `id = ANY(${bind(ids)}::bigint[])`);
  return conditions;
}

/** The page of the list that matches every filter. */
export function universityPage({ sort, limit, cursor, ...filters }: UniversityQuery): PageQuery {
  const order = ORDERS[sort ?? 'rank'];
  const after: Condition | undefined =
    cursor === undefined
      ? undefined
      : (bind) => `(${order}) > (SELECT ${order} FROM universities WHERE id = ${bind(cursor)}::bigint)`;
  const conditions = conditionsOf(filters);
  return { table: 'universities', columns: COLUMNS, conditions, order, after, limit: limit ?? null };
}

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
const MAX_CACHED_PAGES = 1_000;
const MAX_CACHED_BYTES = 32_000_000;

@Injectable()
export class UniversitiesRepository {
  private readonly pages = new LRUCache<string, JsonPage, () => Promise<JsonPage>>({
    // Both bounds: nobody's made-up filters, whose answers are empty, may fill the memory with their keys.
    max: MAX_CACHED_PAGES,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: 60_000,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const page = await read();
      return { ...page, etag: etagOf(page.body) };
    },
  });

  constructor(@InjectRepository(University) private readonly universities: Repository<University>) {}

  /** At most a minute old: universities change only when an instance starts and seeds them. */
  page(query: UniversityQuery): Promise<JsonPage> {
    return this.cached('page', query, () => selectJsonPage(this.universities, universityPage(query)));
  }

  /** UniversityPoints as JSON, as old as a page. */
  points({ bbox, ...filters }: UniversityPointsQuery): Promise<JsonPage> {
    return this.cached('points', { bbox, ...filters }, () =>
      selectPoints(this.universities, conditionsOf(filters), bbox),
    );
  }

  private async cached(kind: string, query: object, read: () => Promise<JsonPage>): Promise<JsonPage> {
    return (await this.pages.fetch(kind + JSON.stringify(query, PARAMETERS), { context: read }))!;
  }

  async find(id: number): Promise<UniversityDto | null> {
    const [row] = await this.universities.query<UniversityDto[]>(
      `SELECT ${COLUMNS} FROM universities WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }
}
