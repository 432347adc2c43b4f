import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { JsonPage } from '../common/paging.js';
import { ListReads } from './list-reads.js';
import type { UniversityPoint, UniversityPoints, UniversityPointsQuery } from './universities.dto.js';
import { RANK } from './universities.repository.js';
import { matching } from './university-filters.js';
import { University } from './university.entity.js';

/** Up to this many universities are a point each; more are gathered in the cells of a grid over where they lie. */
const MAX_POINTS = 2_000;
const WORLD = [-180, -90, 180, 90] as const;
/**
 * The cell of a grid with 64 columns and 32 rows. It ends a little beyond the last university, so that it is never
 * empty, even if all lie on one spot.
 */
const CELL = `width_bucket(latitude, south, north + 0.0001, 32) * 100 + width_bucket(longitude, west, east + 0.0001, 64)`;

/** Places universities on the map. */
@Injectable()
export class UniversityPointsRepository {
  constructor(
    @InjectRepository(University) private readonly universities: Repository<University>,
    private readonly lists: ListReads,
  ) {}

  /**
   * Places of the matching universities, as far as they are known (UniversityPoints). Either each university ordered by id, or
   * groups of neighbours at their middle, ordered by the best world rank in each.
   */
  async points({ bbox, ...filters }: UniversityPointsQuery): Promise<JsonPage> {
    const [west, south, east, north] = bbox ?? WORLD;
    const placed = matching(this.universities, filters)
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
      placed.dataSource
        .createQueryBuilder()
        .setParameters(placed.getParameters())
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
}

/** Four decimals are 11 metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
