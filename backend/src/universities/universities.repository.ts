import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { JsonPage } from '../common/paging.js';
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

@Injectable()
export class UniversitiesRepository {
  constructor(@InjectRepository(University) private readonly universities: Repository<University>) {}

  async page({ limit, cursor, ...filter }: UniversityQuery): Promise<JsonPage> {
    const parameters: unknown[] = [];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const conditions: string[] = [];
    if (filter.country) conditions.push(`country = ${bind(filter.country)}`);
    if (filter.fieldOfStudy) conditions.push(`programs @> ARRAY[${bind(filter.fieldOfStudy)}]`);
    if (filter.minUndergraduateGpa !== undefined)
      conditions.push(`"undergraduateGpaMin" <= ${bind(filter.minUndergraduateGpa)}::numeric * 100`);
    if (filter.minGraduateGpa !== undefined)
      conditions.push(`"graduateGpaMin" <= ${bind(filter.minGraduateGpa)}::numeric * 100`);
    if (filter.maxTuitionUSD !== undefined)
      conditions.push(`"tuitionMinUSD" <= ${bind(filter.maxTuitionUSD)}::numeric`);
    const where = (more: string[] = []) =>
      [...conditions, ...more].map((c, i) => `${i ? 'AND' : 'WHERE'} ${c}`).join(' ');

    const total = `SELECT count(*)::int FROM universities ${where()}`;
    const size = bind(limit ?? null);
    const after =
      cursor === undefined
        ? []
        : [`(${ORDER}) > (SELECT ${ORDER} FROM universities WHERE id = ${bind(cursor)}::bigint)`];
    const [row] = await this.universities.query<
      { body: string; last: number | null; more: boolean | null; total: number }[]
    >(
      `WITH page AS MATERIALIZED (
         SELECT ${COLUMNS} FROM universities ${where(after)} ORDER BY ${ORDER} LIMIT ${size}::bigint + 1
       )
       SELECT (SELECT coalesce(json_agg(item), '[]')::text FROM (SELECT * FROM page LIMIT ${size}) item) AS body,
         (SELECT id FROM page OFFSET ${size}::bigint - 1 LIMIT 1) AS last,
         (SELECT count(*) > ${size}::bigint FROM page) AS more,
         (${total}) AS total`,
      parameters,
    );
    return { body: row!.body, total: row!.total, next: row!.more ? row!.last : null };
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
