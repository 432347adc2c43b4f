import type { Condition } from '../common/json-page.js';
import type { JsonPage } from '../common/paging.js';

/** Up to this many universities are a point each; more are gathered in the cells of a grid over where they lie. */
const MAX_POINTS = 2_000;
const COLUMNS = 64;
const ROWS = 32;
/** Degrees: the grid ends after the last university, also when all lie on one spot. */
const BEYOND = 0.0001;
const WORLD: [number, number, number, number] = [-180, -90, 180, 90];

/** UniversityPoints of what matches and lies in the box, written as JSON by the database; four decimals are 11 metres. */
export async function selectPoints(
  database: { query<T>(sql: string, parameters: unknown[]): Promise<T> },
  conditions: Condition[],
  box: [west: number, south: number, east: number, north: number] = WORLD,
): Promise<JsonPage> {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const [west, south, east, north] = box.map((side) => `${bind(side)}::float8`);
  const filters = conditions.map((condition) => `AND ${condition(bind)}`).join(' ');
  const [row] = await database.query<[{ body: string; total: number }]>(
    `WITH placed AS MATERIALIZED (
       SELECT id, name, latitude, longitude FROM universities
       WHERE longitude BETWEEN ${west} AND ${east} AND latitude BETWEEN ${south} AND ${north} ${filters}
     ), size AS MATERIALIZED (
       SELECT count(*)::int AS total, count(*) > ${MAX_POINTS} AS clustered,
         min(longitude) AS west, min(latitude) AS south, max(longitude) AS east, max(latitude) AS north FROM placed
     ), points AS (
       SELECT CASE count(*) WHEN 1 THEN min(id) END AS id, CASE count(*) WHEN 1 THEN min(name) END AS name,
         round(avg(latitude)::numeric, 4) AS latitude, round(avg(longitude)::numeric, 4) AS longitude,
         count(*)::int AS count
       FROM placed, size
       GROUP BY CASE WHEN clustered THEN width_bucket(latitude, south, north + ${BEYOND}, ${ROWS}) ELSE id END,
         CASE WHEN clustered THEN width_bucket(longitude, west, east + ${BEYOND}, ${COLUMNS}) END
       ORDER BY min(placed.id)
     )
     SELECT total, json_build_object('total', total, 'clustered', clustered,
       'points', (SELECT coalesce(json_agg(points), '[]') FROM points))::text AS body
     FROM size`,
    parameters,
  );
  return { body: Buffer.from(row.body), total: row.total, next: null };
}
