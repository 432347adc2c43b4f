import { parseArgs } from 'node:util';
import type { CreatedStaffToken, NewStaffToken, StaffToken } from './admin/admin.dto.js';
import { generatedAdminToken } from './admin/generated-admin-token.js';
import { StaffTokens } from './admin/staff-tokens.service.js';
import { ProblemException } from './common/problem.js';
import { type Config, ConfigError, loadConfig, processEnvironment } from './config.js';
import { openDatabase } from './database/database.js';
import { DataFolderInUseError } from './database/embedded/embedded-database.js';
import { startFailure } from './start-failure.js';

const USAGE = `Usage:
  npm run admin -- token create "Asha Rao" --days 90   makes a token for a person and shows it once
  npm run admin -- token list                          lists the tokens of all persons
  npm run admin -- token revoke 3                      ends the token with this number at once`;
const DEFAULT_DAYS = 90;
const MAX_DAYS = 3650;

/** What the command needs of the tokens, from the database or from the server that has it open. */
type Tokens = Pick<StaffTokens, 'create' | 'list' | 'revoke'>;

/** Tells the person at the terminal what is wrong. */
class CommandError extends Error {}

try {
  const work = parse(process.argv.slice(2));
  console.log(await withTokens(loadConfig(processEnvironment()), work));
} catch (error) {
  const told = [CommandError, ConfigError, ProblemException].some((type) => error instanceof type);
  console.error(told ? (error as Error).message : startFailure(error));
  process.exitCode = 1;
}

/** @throws CommandError */
function parse(args: string[]): (tokens: Tokens) => Promise<string> {
  const { values, positionals } = parsed(args);
  const [subject, action, what, ...rest] = positionals;
  if (subject === 'token' && rest.length === 0) {
    const days = Number(values.days ?? DEFAULT_DAYS);
    if (action === 'create' && what) return create({ name: personName(what), days: wholeDays(days) });
    if (action === 'list' && what === undefined) return list;
    if (action === 'revoke' && /^[1-9]\d{0,8}$/.test(what ?? '')) return revoke(Number(what));
  }
  throw new CommandError(USAGE);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { days: { type: 'string' } } });
  } catch {
    throw new CommandError(USAGE);
  }
}

function personName(text: string): string {
  const name = text.trim().normalize('NFC');
  if (/^[^\p{C}]{1,80}$/u.test(name) && /\p{L}|\p{N}/u.test(name)) return name;
  throw new CommandError('The name needs 1 to 80 characters, a letter or a digit among them.');
}

function wholeDays(days: number): number {
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new CommandError(`--days must be a whole number from 1 to ${MAX_DAYS}.`);
}

function create(wanted: NewStaffToken) {
  return async (tokens: Tokens) => {
    const { id, name, expiresAt, token } = await tokens.create(wanted);
    return `Token ${id} of ${name}, until ${day(expiresAt)}. It is shown this once:\n${token}`;
  };
}

async function list(tokens: Tokens): Promise<string> {
  const rows = await tokens.list();
  if (rows.length === 0) return 'There are no tokens of persons.';
  const cells = rows.map((row) => [
    String(row.id),
    row.name,
    day(row.createdAt),
    state(row),
    day(row.lastUsedAt),
  ]);
  const table = [['No.', 'Name', 'Made', 'State', 'Last used'], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function revoke(id: number) {
  return async (tokens: Tokens) => {
    const { name } = await tokens.revoke(id);
    return `Token ${id} of ${name} opens nothing any more.`;
  };
}

function state({ expiresAt, revokedAt }: StaffToken): string {
  if (revokedAt) return `revoked ${day(revokedAt)}`;
  return `${new Date(expiresAt) < new Date() ? 'ran out' : 'until'} ${day(expiresAt)}`;
}

function day(time: Date | string | null): string {
  return time ? new Date(time).toISOString().slice(0, 10) : 'never';
}

/** The embedded database has one process: while the server is it, the server does the work. */
async function withTokens(config: Config, work: (tokens: Tokens) => Promise<string>): Promise<string> {
  try {
    const database = await openDatabase(config);
    try {
      return await work(new StaffTokens(database));
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (error instanceof DataFolderInUseError) return work(throughServer(config));
    throw error;
  }
}

function throughServer(config: Config): Tokens {
  const url = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`;
  const token = config.adminToken ?? generatedAdminToken(config.dataDir).token;
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`${url}/api/admin/${path}`, {
        method,
        headers: { 'admin-token': token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new CommandError(
        `The database is in use by a server that does not answer at ${url}. Stop it and try again, or set HOST and PORT as it has them.`,
      );
    }
    const answer = (await response.json().catch(() => ({}))) as T & { detail?: string };
    if (!response.ok) throw new CommandError(answer.detail ?? `${url} answered ${response.status}.`);
    return answer;
  }
  return {
    create: (wanted) => call<CreatedStaffToken>('POST', 'tokens', wanted),
    list: () => call<StaffToken[]>('GET', 'tokens'),
    revoke: (id) => call<StaffToken>('DELETE', `tokens/${id}`),
  };
}
