import type { DataSource } from 'typeorm';
import { quoted, type Run, statementsOn } from './statements.repository.js';

/** Version of the file format. A file with another number is refused. */
export const FORMAT = 1;
const BATCH = 500;

export interface Table {
  name: string;
  columns: string[];
}

/** A backup begins with one line of JSON that describes what follows. This is its content. */
export interface BackupHead {
  format: number;
  createdAt: string;
  /** The migrations that the database had run, oldest first. */
  migrations: string[];
  /** In an order in which each table follows those it refers to. */
  tables: Table[];
  /** The last values of identity columns. */
  sequences: Record<string, number>;
}

/** Rows by table. They are the last line of a backup, so a backup that was cut short is recognised. */
export type RowCounts = Record<string, number>;

/** An error that the person at the terminal can solve. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/**
 * A database as lines of JSON, all from one moment: the head; for each table its name in brackets and then its rows; the
 * counts in brackets. Written by the database's own types and read by them, whether it is the embedded one or a server.
 */
export async function* backupLines(database: DataSource): AsyncGenerator<string> {
  const runner = database.createQueryRunner();
  const run = statementsOn(runner.manager);
  await runner.startTransaction('REPEATABLE READ');
  try {
    await run(`SET LOCAL TimeZone = 'UTC'`);
    const tables = await tablesOf(run);
    if (!tables.some(({ name }) => name === 'migrations')) throw new OperatorError('The database is empty.');
    const migrations = await run<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
    const head: BackupHead = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables,
      sequences: await sequencesOf(run),
    };
    yield `${JSON.stringify(head)}\n`;
    const counts: RowCounts = {};
    for (const { name } of tables) {
      yield `${JSON.stringify([name])}\n`;
      counts[name] = 0;
      await run(
        `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${quoted(name)} t`,
      );
      for (;;) {
        const rows = await run<{ line: string }>(`FETCH ${BATCH} FROM backup`);
        if (rows.length === 0) break;
        counts[name] += rows.length;
        yield rows.map(({ line }) => `${line}\n`).join('');
      }
      await run('CLOSE backup');
    }
    yield `${JSON.stringify([counts])}\n`;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Every table of the schema, in an order in which each table follows those it refers to. */
export async function tablesOf(run: Run): Promise<Table[]> {
  const left = await run<Table & { refersTo: string[] }>(
    `SELECT c.relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
             WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
       ARRAY(SELECT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
             WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "refersTo"
     FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`,
  );
  const tables: Table[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ refersTo }) => !left.some(({ name }) => refersTo.includes(name)));
    for (const { name, columns } of left.splice(Math.max(next, 0), 1)) tables.push({ name, columns });
  }
  return tables;
}

async function sequencesOf(run: Run): Promise<Record<string, number>> {
  const rows = await run<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}
