import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ObjectLiteral, Repository, type SelectQueryBuilder } from 'typeorm';
import type { JsonPage } from '../common/paging.js';
import { ListReads } from './list-reads.js';
import { searchWords } from './search-text.js';
import type {
  UniversityFilters,
  UniversityOrder,
  UniversityPoint,
  UniversityPoints,
  UniversityPointsQuery,
  UniversityQuery,
} from './universities.dto.js';
import { University } from './university.entity.js';

/** Sorts unranked universities last. An index has the same expression. */
const RANK = 'coalesce(u.worldRank, 2147483647)';
/** Each has an index; the id makes every order total. */
const ORDERS: Record<UniversityOrder, string[]> = {
  rank: [RANK, 'u.sortName', 'u.id'],
  tuition: ['u.tuitionMinUSD', 'u.sortName', 'u.id'],
  name: ['u.sortName', 'u.id'],
};

/** Up to this many universities are a point each; more are gathered in the cells of a grid over where they lie. */
const MAX_POINTS = 2_000;
const WORLD = [-180, -90, 180, 90] as const;
/**
 * The cell of a grid with 64 columns and 32 rows. It ends a little beyond the last university, so that it is never
 * empty, even if all lie on one spot.
 */
const CELL = `width_bucket(latitude, south, north + 0.0001, 32) * 100 + width_bucket(longitude, west, east + 0.0001, 64)`;

/** Finds, orders, counts and places universities. */
@Injectable()
export class UniversitiesRepository {
  /** Columns of UniversityDto, in its order. */
  private readonly columns: string[];

  constructor(
    @InjectRepository(University) private readonly universities: Repository<University>,
    private readonly lists: ListReads,
  ) {
    this.columns = universities.metadata.columns
      .filter(({ isSelect }) => isSelect)
      .map(({ propertyName }) => propertyName);
  }

  /**
   * One statement reads this page, one item more (which shows whether there is a next page) and the total on all pages.
   * PostgreSQL writes the JSON, which was measured to give 1.4 times as many pages as rows through pg and JSON.stringify.
   */
  async page({ sort = 'rank', limit, cursor, ...filters }: UniversityQuery): Promise<JsonPage> {
    const count = this.matching(filters).select('count(*)::int', 'total');
    const page = this.matching(filters).select(this.columns.map((name) => `u.${name} AS "${name}"`));
    // If nothing matches, the page is not looked for: in the page's order that would read every row.
    page.andWhere('(SELECT total FROM found) > 0');
    for (const key of ORDERS[sort]) page.addOrderBy(key);
    if (limit !== undefined) page.limit(limit + 1);
    if (cursor !== undefined) {
      const place = ORDERS[sort].join(', ');
      page.andWhere(`(${place}) > (SELECT ${place} FROM universities u WHERE u.id = :cursor::bigint)`, {
        cursor,
      });
    }
    const rows = await this.lists.rows<{ total: number; id: number | null; item: string }>(
      this.asking(page)
        .addCommonTableExpression(count.getQuery(), 'found')
        .select(['total', 'id', 'row_to_json(item)::text AS item'])
        .from('found', 'found')
        .leftJoin(`(${page.getQuery()})`, 'item', 'true'),
    );
    const items = rows.filter(({ id }) => id !== null);
    const more = limit !== undefined && items.length > limit;
    if (more) items.pop();
    return {
      body: Buffer.from(`[${items.map(({ item }) => item).join()}]`),
      total: rows[0]!.total,
      next: more ? items.at(-1)!.id : null,
    };
  }

  /**
   * Places of the matching universities, as far as they are known (UniversityPoints). Either each university ordered by id, or
   * groups of neighbours at their middle, ordered by the best world rank in each.
   */
  async points({ bbox, ...filters }: UniversityPointsQuery): Promise<JsonPage> {
    const [west, south, east, north] = bbox ?? WORLD;
    const placed = this.matching(filters)
      .select([
        'u.id AS id',
        'u.name AS name',
        'u.latitude AS latitude',
        'u.longitude AS longitude',
        `${RANK} AS rank`,
      ])
      .andWhere('u.latitude BETWEEN :south AND :north', { south, north })
      .andWhere('u.longitude BETWEEN :west AND :east', { west, east });
    const extent = `SELECT count(*) > ${MAX_POINTS} AS many, min(latitude) AS south, max(latitude) AS north,
      min(longitude) AS west, max(longitude) AS east FROM placed`;
    const points = await this.lists.rows<UniversityPoint & { many: boolean }>(
      this.asking(placed)
        .addCommonTableExpression(placed.getQuery(), 'placed', { materialized: true })
        .select([
          'many',
          'CASE WHEN count(*) = 1 THEN min(id) END AS id',
          'CASE WHEN count(*) = 1 THEN min(name) END AS name',
          'avg(latitude) AS latitude',
          'avg(longitude) AS longitude',
          'count(*)::int AS count',
        ])
        .from('placed', 'placed')
        .innerJoin(`(${extent})`, 'extent', 'true')
        .groupBy('many')
        .addGroupBy(`CASE WHEN many THEN ${CELL} ELSE id END`)
        .orderBy('CASE WHEN many THEN min(rank) END')
        .addOrderBy('min(id)'),
    );
    const answer: UniversityPoints = {
      total: points.reduce((sum, { count }) => sum + count, 0),
      clustered: points[0]?.many ?? false,
      points: points.map(({ id, name, latitude, longitude, count }) => ({
        id,
        name,
        latitude: rounded(latitude),
        longitude: rounded(longitude),
        count,
      })),
    };
    return { body: Buffer.from(JSON.stringify(answer)), total: answer.total, next: null };
  }

  /** Those that match every filter, as `u`. */
  private matching(filters: UniversityFilters): SelectQueryBuilder<University> {
    const { search, country, fieldOfStudy, minUndergraduateGpa, minGraduateGpa, maxTuitionUSD, ids } =
      filters;
    const found = this.universities.createQueryBuilder('u');
    if (search !== undefined) {
      const words = searchWords(search);
      // A search of signs only cannot match any name.
      if (words.length === 0) found.andWhere('false');
      words.forEach((word, i) =>
        found.andWhere(`u.searchText LIKE :word${i}`, { [`word${i}`]: `%${word}%` }),
      );
    }
    if (country) found.andWhere('u.country = :country', { country });
    if (fieldOfStudy) found.andWhere('u.programs @> ARRAY[:fieldOfStudy]', { fieldOfStudy });
    if (minUndergraduateGpa !== undefined)
      found.andWhere('u.undergraduateGpaMin <= :undergraduate', {
        undergraduate: hundredths(minUndergraduateGpa),
      });
    if (minGraduateGpa !== undefined)
      found.andWhere('u.graduateGpaMin <= :graduate', { graduate: hundredths(minGraduateGpa) });
    if (maxTuitionUSD !== undefined)
      found.andWhere('u.tuitionMinUSD <= :tuition::bigint', { tuition: Math.floor(maxTuitionUSD) });
    if (ids) found.andWhere('u.id = ANY(:ids::bigint[])', { ids });
    return found;
  }

  /** A query around one, with its parameters. */
  private asking(inner: SelectQueryBuilder<University>): SelectQueryBuilder<ObjectLiteral> {
    return this.universities.manager.createQueryBuilder().setParameters(inner.getParameters());
  }
}

/**
 * The greatest whole number of hundredths within a GPA: 2.3 * 100 is a little less than 230 for a computer. Queries have
 * at most ten decimals.
 */
const hundredths = (gpa: number) => Math.floor(gpa * 100 + 1e-9);

/** Four decimals are 11 metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
