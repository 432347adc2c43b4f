import type { EntityManager } from 'typeorm';

/** Runs a statement on the connection of a transaction. */
export type Run = ReturnType<typeof statementsOn>;

/** By hand: backup and restore copy whatever tables there are, through cursors and the catalogue, which have no entities. */
export const statementsOn =
  (manager: EntityManager) =>
  <Row = unknown>(sql: string, parameters?: unknown[]): Promise<Row[]> =>
    manager.query<Row[]>(sql, parameters);

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
