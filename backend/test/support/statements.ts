import type { DataSource } from 'typeorm';

/** How many statements for which `counts` holds the database is asked while `work` goes on. */
export async function statementsDuring(
  { logger }: DataSource,
  work: () => Promise<unknown>,
  counts: (sql: string, parameters?: unknown[]) => boolean,
): Promise<number> {
  const { logQuery } = logger;
  let count = 0;
  logger.logQuery = (sql, parameters) => void (counts(sql, parameters as unknown[] | undefined) && count++);
  await work().finally(() => (logger.logQuery = logQuery));
  return count;
}
