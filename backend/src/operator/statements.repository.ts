import type { EntityManager } from 'typeorm';

/** Runs a statement on the connection of a transaction. */
export type Run = ReturnType<typeof statementsOn>;

/**
 * SQL by hand: backup and restore copy every table there is, by means of cursors and the catalogue, for which there are
 * no entities.
 */
export const statementsOn =
  (manager: EntityManager) =>
  <Row = unknown>(sql: string, parameters?: unknown[]): Promise<Row[]> =>
    manager.query<Row[]>(sql, parameters);

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
