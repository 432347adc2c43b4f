import { type DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import { type BackupHead, FORMAT, OperatorError, type RowCounts, tablesOf } from './backup.js';
import { quoted, type Run, statementsOn } from './statements.repository.js';

const BATCH = 500;
/** SQLSTATE classes: values, constraints, names. */
const DOES_NOT_FIT = /^(22|23|42)/;

/** Tables that every server fills by itself, so nothing is lost when they are replaced. */
const REPLACEABLE = ['former_universities', 'migrations', 'rate_limits', 'seed_state', 'universities'];

/**
 * Replaces everything in the schema by a backup, in one transaction: after a failure nothing has changed. The schema is
 * that of the backup; newer migrations run at the next start.
 * @param lines of backupLines
 * @param force restores even if existing data would be lost
 * @returns the head, and rows by table
 * @throws OperatorError
 */
export async function restore(
  database: DataSource,
  lines: AsyncIterable<string>,
  force: boolean,
): Promise<{ head: BackupHead; counts: RowCounts }> {
  const iterator = lines[Symbol.asyncIterator]();
  const head = headOf((await iterator.next()).value as string | undefined, database);
  const runner = database.createQueryRunner();
  const run = statementsOn(runner.manager);
  await runner.startTransaction();
  try {
    await assertReplaceable(run, force);
    await dropAll(run);
    await createSchema(database, runner, head.migrations);
    const counts = await load(run, head, { [Symbol.asyncIterator]: () => iterator });
    for (const [name, last] of Object.entries(head.sequences)) {
      await run('SELECT setval(quote_ident($1)::regclass, $2)', [name, last]);
    }
    await runner.commitTransaction();
    // The embedded database has no autovacuum, so its planner would know nothing of the new rows.
    await run('ANALYZE');
    return { head, counts };
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error instanceof QueryFailedError && DOES_NOT_FIT.test(sqlState(error)) ? damaged() : error;
  } finally {
    await runner.release();
  }
}

function headOf(line: string | undefined, { migrations }: DataSource): BackupHead {
  const head = parsed(line ?? '') as BackupHead | undefined;
  if (!head || typeof head.format !== 'number' || !Array.isArray(head.migrations)) {
    throw new OperatorError('This is not a backup.');
  }
  const known = migrations.map(({ constructor, name }) => name ?? constructor.name);
  if (head.format !== FORMAT || head.migrations.some((name) => !known.includes(name))) {
    throw new OperatorError('The backup was made by a newer version. Restore it with that version.');
  }
  return head;
}

/** The parsed line; undefined when it is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function assertReplaceable(run: Run, force: boolean): Promise<void> {
  const names = (await tablesOf(run)).map(({ name }) => name);
  if (names.length === 0) return;
  if (!names.includes('seed_state') || !names.includes('migrations')) {
    throw new OperatorError('The database holds tables of something else. Restore into an empty one.');
  }
  if (force) return;
  for (const name of names.filter((candidate) => !REPLACEABLE.includes(candidate))) {
    const [row] = await run(`SELECT FROM ${quoted(name)} LIMIT 1`);
    if (row) {
      throw new OperatorError(
        `The database is not empty: the table ${name} has rows. With --force they are replaced by the backup's.`,
      );
    }
  }
}

/** Drops all tables, and the functions of their triggers. */
async function dropAll(run: Run): Promise<void> {
  const functions = await run<{ signature: string }>(
    `SELECT DISTINCT t.tgfoid::regprocedure::text AS signature FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace`,
  );
  const tables = await tablesOf(run);
  if (tables.length > 0) {
    await run(`DROP TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
  }
  for (const { signature } of functions) await run(`DROP FUNCTION ${signature}`);
}

/** Creates the schema with these migrations. The times at which they ran come with the backup's rows. */
async function createSchema(database: DataSource, runner: QueryRunner, names: string[]): Promise<void> {
  const executor = new MigrationExecutor(database, runner);
  for (const migration of await executor.getPendingMigrations()) {
    if (names.includes(migration.name)) await executor.executeMigration(migration);
  }
}

async function load(run: Run, { tables }: BackupHead, lines: AsyncIterable<string>): Promise<RowCounts> {
  const counts: RowCounts = {};
  let insert: { into: string; table: string } | null = null;
  let batch: string[] = [];
  const flush = async () => {
    if (!insert || batch.length === 0) return;
    await run(insert.into, [`[${batch.join(',')}]`]);
    counts[insert.table]! += batch.length;
    batch = [];
  };
  for (const { name } of tables) {
    await run(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
    await run(`DELETE FROM ${quoted(name)}`);
  }
  for await (const line of lines) {
    if (line.startsWith('{')) {
      if (batch.push(line) >= BATCH) await flush();
      continue;
    }
    await flush();
    const [mark] = (parsed(line) ?? []) as [(string | RowCounts)?];
    const table = tables.find(({ name }) => name === mark);
    if (table) {
      counts[table.name] = 0;
      insert = { table: table.name, into: insertInto(table.name, table.columns) };
    } else if (typeof mark === 'object' && JSON.stringify(mark) === JSON.stringify(counts)) {
      for (const { name } of tables) await run(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
      return counts;
    } else break;
  }
  throw damaged();
}

function insertInto(table: string, names: string[]): string {
  const columns = names.map(quoted).join(', ');
  return `INSERT INTO ${quoted(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${quoted(table)}, $1::json)`;
}

const sqlState = ({ driverError }: QueryFailedError) => (driverError as { code?: string }).code ?? '';

const damaged = () => new OperatorError('The backup is damaged or was cut short. Nothing has been changed.');
