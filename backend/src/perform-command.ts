import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { AdminTokenRecord } from './admin/admin-token.entity.js';
import { StaffTokens } from './admin/staff-tokens.service.js';
import { CommandError } from './commands/command-error.js';
import { readLines, STANDARD, writeFile } from './commands/files.js';
import { type RunningServer, runningServer } from './commands/running-server.js';
import { staffCommand } from './commands/staff.js';
import { tokenCommand } from './commands/tokens.js';
import { ProblemException } from './common/problem.js';
import { type Config, ConfigError, type Environment, loadConfig } from './config/config.js';
import { bringUpToDate, isInUse, openDatabase } from './database/database.js';
import { DataFolderInUseError } from './database/embedded/embedded-database.js';
import { OperatorError, type RowCounts } from './operator/backup.js';
import { type OperationName, OPERATIONS } from './operator/operations.js';
import { restore } from './operator/restore.js';
import { StaffPersons } from './staff/staff.service.js';
import { startFailure } from './start-failure.js';

const USAGE = `Usage:
  npm run admin -- token create "Asha Rao" --days 90   makes a token for a person, by name or e-mail, and shows it once
  npm run admin -- token list                          lists the tokens of all persons
  npm run admin -- token revoke 3                      ends the token with this number at once

  npm run admin -- staff list                          lists the persons of the staff desk
  npm run admin -- staff add "Asha Rao" <e-mail> [--role owner|lead|counselor] [--zone Asia/Kolkata]
  npm run admin -- staff edit 3 [--name …] [--email …] [--role …] [--zone …]
  npm run admin -- staff deactivate 3 [--to 5|nobody]  says what it would do; with --to, it does it
  npm run admin -- staff activate 3                    lets the person work again, with a new token

  npm run admin -- backup <file>                       writes the whole database into a file
  npm run admin -- restore <file> [--force]            puts a backup into an empty database; --force: into any
  npm run admin -- seed                                writes the universities of this version again

  npm run admin -- export requests <file>              consultation requests as CSV
  npm run admin -- export subscribers <file>           newsletter subscriptions as CSV
  npm run admin -- export student <e-mail> <file>      what is stored about one account as JSON

Without npm: node backend/dist/admin-command.js …, where - as a file stands for standard input or output.`;

type Command = (config: Config) => Promise<string>;

/** Does what the arguments ask for. @returns the process's exit code, and what to tell whoever asked */
export async function perform(
  args: string[],
  environment: () => Environment,
): Promise<{ code: 0 | 1; said: string }> {
  try {
    const command = parse(args);
    return { code: 0, said: await command(loadConfig(environment())) };
  } catch (error) {
    const told = [CommandError, ConfigError, OperatorError, ProblemException].some(
      (type) => error instanceof type,
    );
    return { code: 1, said: told ? (error as Error).message : startFailure(error) };
  }
}

/** What the arguments ask for. @throws CommandError when they ask for nothing there is */
export function parse(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [subject, ...rest] = positionals;
  const [what = '', file = ''] = rest;
  const { days, force, ...person } = values;
  const unused = Object.keys(values).length === 0;
  if (subject === 'staff' && !force && !days) {
    const work = staffCommand(rest, person);
    if (work)
      return (config) =>
        onDatabase(
          config,
          (database) => work(new StaffPersons(database)),
          ({ persons }) => work(persons),
        );
  } else if (subject === 'token' && !force && Object.keys(person).length === 0) {
    const work = tokenCommand(rest, days);
    if (work)
      return (config) =>
        onDatabase(
          config,
          (database) => work(new StaffTokens(database.getRepository(AdminTokenRecord))),
          ({ tokens }) => work(tokens),
        );
  } else if (subject === 'restore' && rest.length === 1 && !days && Object.keys(person).length === 0) {
    return (config) => restoreCommand(config, what, force ?? false);
  } else if (subject === 'backup' && rest.length === 1 && unused) {
    return (config) => backupCommand(config, what);
  } else if (subject === 'seed' && rest.length === 0 && unused) {
    return seedCommand;
  } else if (subject === 'export' && unused) {
    if ((what === 'requests' || what === 'subscribers') && rest.length === 2)
      return (config) => exportCommand(config, what, '', file);
    if (what === 'student' && rest.length === 3)
      return (config) => exportCommand(config, what, file, rest[2]!);
  }
  throw new CommandError(USAGE);
}

function parsed(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const person = { name: text, email: text, role: text, zone: text, to: text };
    const options = { days: text, force: { type: 'boolean' }, ...person } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new CommandError(USAGE);
  }
}

/** The database as it is: a backup comes before an upgrade. */
async function backupCommand(config: Config, file: string): Promise<string> {
  const asIt = async () => 0;
  await onDatabase(
    config,
    (database) => writeFile(file, OPERATIONS.backup(database), true),
    (server) => writeFile(file, server.read('backup', ''), true),
    asIt,
  );
  return `The backup is in ${placeOf(file)}. It holds personal data: keep it as safe as the database.`;
}

async function restoreCommand(config: Config, file: string, force: boolean): Promise<string> {
  let said = '';
  const prepare = async (database: DataSource) => {
    if (await isInUse(database)) await mustStop();
    const { head, counts } = await restore(database, readLines(file), force);
    said = `Restored ${rowsOf(counts)} of the backup from ${head.createdAt}.`;
    return bringUpToDate(database);
  };
  await onDatabase(config, async () => undefined, mustStop, prepare);
  return said;
}

function placeOf(file: string): string {
  return file === STANDARD ? 'standard output' : file;
}

function rowsOf(counts: RowCounts): string {
  const sizes = Object.values(counts);
  return `${sizes.reduce((sum, size) => sum + size, 0)} rows in ${sizes.length} tables`;
}

async function seedCommand(config: Config): Promise<string> {
  let written = 0;
  await onDatabase(
    config,
    async () => undefined,
    mustStop,
    async (database) => {
      written = await bringUpToDate(database, true);
      return written;
    },
  );
  return `The universities are those of this version: ${written} rows written.`;
}

async function exportCommand(
  config: Config,
  operation: OperationName,
  argument: string,
  file: string,
): Promise<string> {
  await onDatabase(
    config,
    (database) => writeFile(file, OPERATIONS[operation](database, argument), false),
    (server) => writeFile(file, server.read(operation, argument), false),
  );
  return `The export is in ${placeOf(file)}.`;
}

async function mustStop(): Promise<never> {
  throw new CommandError('The server is running on this database. Stop it first.');
}

/** @param prepare what happens to the database before it is used */
async function onDatabase<T>(
  config: Config,
  work: (database: DataSource) => Promise<T>,
  whileRunning: (server: RunningServer) => Promise<T>,
  prepare?: (database: DataSource) => Promise<number>,
): Promise<T> {
  try {
    const database = await openDatabase(config, prepare);
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (error instanceof DataFolderInUseError) return whileRunning(runningServer(config));
    throw error;
  }
}
