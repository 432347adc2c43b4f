import type { NewStaffToken, StaffToken } from '../admin/admin.dto.js';
import { assertPerson, type StaffTokens } from '../admin/staff-tokens.service.js';
import { CommandError } from './command-error.js';
import { table } from './table.js';

const DEFAULT_DAYS = 90;
const MAX_DAYS = 3650;

/** The functions that the commands need, either on the database or through the server that has it open. */
export type Tokens = Pick<StaffTokens, 'create' | 'list' | 'revoke'>;

/**
 * The function that performs `token <action> [what] [--days]`; undefined for an unknown action.
 * @throws CommandError
 */
export function tokenCommand(
  [action, what, ...rest]: string[],
  days?: string,
): ((tokens: Tokens) => Promise<string>) | undefined {
  if (rest.length > 0) return undefined;
  if (action === 'create' && what)
    return create({ name: personName(what), days: wholeDays(Number(days ?? DEFAULT_DAYS)) });
  if (action === 'list' && what === undefined) return list;
  if (action === 'revoke' && /^[1-9]\d{0,8}$/.test(what ?? '')) return revoke(Number(what));
  return undefined;
}

function personName(text: string): string {
  const name = text.trim().normalize('NFC');
  assertPerson(name);
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
  return table([['No.', 'Name', 'Made', 'State', 'Last used'], ...cells]);
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
