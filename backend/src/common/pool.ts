import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** The connections that everything goes through. */
export const poolOf = (dataSource: DataSource) =>
  (dataSource.driver as unknown as { master: pg.Pool }).master;
