import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { ListReads } from '../common/list-reads.js';
import { etagOf, type JsonPage } from '../common/paging.js';
import type { UniversityDto, UniversityPointsQuery, UniversityQuery } from './universities.dto.js';
import { University } from './university.entity.js';
import { INDEXED_UNIVERSITIES, type IndexedUniversity, UniversityIndex } from './university-index.js';

/** Columns of UniversityDto in its order. */
export const COLUMNS = [
  'id', 'slug', 'name', 'city', 'region', 'country', 'description', 'establishedYear', 'studentPopulation',
  'tuitionMinUSD', 'tuitionMaxUSD', 'tuitionBasis', 'tuitionYear', 'tuitionSource', 'website', 'programs',
  'programsComplete', 'worldRank', 'worldRankDisplay', 'worldRankPublisher', 'worldRankYear', 'countryRank',
  'undergraduateGpaMin', 'undergraduateGpaMax', 'graduateGpaMin', 'graduateGpaMax', 'gpaBasis', 'latitude',
  'longitude', 'sector', 'sources',
].map((column) => `"${column}"`).join(', '); // prettier-ignore

/** The universities of these ids, in their order. PostgreSQL writes the JSON. */
const PAGE = `
  SELECT coalesce(json_agg(item), '[]')::text AS body FROM (
    SELECT ${COLUMNS} FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN universities USING (id)
    ORDER BY place
  ) item`;

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
/** A page and the index that it is from together: at most a minute. */
const KEPT_MS = 30_000;
const MAX_CACHED_PAGES = 1_000;
const MAX_CACHED_BYTES = 32_000_000;

@Injectable()
export class UniversitiesRepository {
  private readonly pages = new LRUCache<string, JsonPage, () => Promise<JsonPage>>({
    // Both bounds: nobody's made-up filters, whose answers are empty, may fill the memory with their keys.
    max: MAX_CACHED_PAGES,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const page = await read();
      return { ...page, etag: etagOf(page.body), until: performance.now() + KEPT_MS };
    },
  });

  private known?: { index: UniversityIndex; state: string; until: number };
  private reading?: Promise<UniversityIndex> | undefined;

  constructor(
    @InjectRepository(University) private readonly universities: Repository<University>,
    private readonly lists: ListReads,
  ) {}

  /** At most a minute old: universities change only when an instance starts and seeds them. */
  page(query: UniversityQuery): Promise<JsonPage> {
    return this.cached('page', query, async (index) => {
      const { ids, total, next } = index.page(query);
      const [row] = await this.lists.query<[{ body: string }]>(PAGE, [ids]);
      return { body: Buffer.from(row.body), total, next };
    });
  }

  /** UniversityPoints as JSON, as old as a page. */
  points(query: UniversityPointsQuery): Promise<JsonPage> {
    return this.cached('points', query, async (index) => {
      const points = index.points(query);
      return { body: Buffer.from(JSON.stringify(points)), total: points.total, next: null };
    });
  }

  private async cached(
    kind: string,
    query: object,
    read: (index: UniversityIndex) => Promise<JsonPage>,
  ): Promise<JsonPage> {
    const context = async () => read(await this.index());
    return (await this.pages.fetch(kind + JSON.stringify(query, PARAMETERS), { context }))!;
  }

  private index(): Promise<UniversityIndex> {
    if (this.known && performance.now() < this.known.until) return Promise.resolve(this.known.index);
    return (this.reading ??= this.readIndex().finally(() => (this.reading = undefined)));
  }

  /** Reads everything only when something has changed. */
  private async readIndex(): Promise<UniversityIndex> {
    const until = performance.now() + KEPT_MS;
    // Whatever is written to a row gives it a newer transaction; a row that is gone is one less.
    const [{ state }] = await this.lists.query<[{ state: string }]>(
      `SELECT concat_ws(' ', count(*), max(xmin::text::bigint)) AS state FROM universities`,
      [],
    );
    if (this.known?.state === state) {
      this.known.until = until;
      return this.known.index;
    }
    const index = new UniversityIndex(await this.lists.query<IndexedUniversity[]>(INDEXED_UNIVERSITIES, []));
    this.known = { index, state, until };
    return index;
  }

  async findBy(key: 'id' | 'slug', value: number | string): Promise<UniversityDto | null> {
    const [row] = await this.universities.query<UniversityDto[]>(
      `SELECT ${COLUMNS} FROM universities WHERE ${key} = $1`,
      [value],
    );
    return row ?? null;
  }
}
