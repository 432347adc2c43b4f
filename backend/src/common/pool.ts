import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** The pool whose connections all statements use. */
export const poolOf = (dataSource: DataSource) =>
  (dataSource.driver as unknown as { master: pg.Pool }).master;
