import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { Person } from '../admin/admin.guard.js';
import type { DeactivationPreview, DeactivationResult, StaffPerson } from '../staff/staff.dto.js';
import { NewStaffPerson, StaffPersonChange } from '../staff/staff.dto.js';
import { CommandError } from './command-error.js';
import { table } from './table.js';

/** The functions that the commands need, either on the database or through the server that has it open. */
export interface Persons {
  list(): Promise<StaffPerson[]>;
  add(person: NewStaffPerson): Promise<StaffPerson>;
  edit(id: number, change: StaffPersonChange): Promise<StaffPerson>;
  preview(id: number): Promise<DeactivationPreview>;
  deactivate(id: number, handOverTo: number | null, author: Person): Promise<DeactivationResult>;
  activate(id: number): Promise<StaffPerson>;
}

export interface StaffOptions {
  name?: string;
  email?: string;
  role?: string;
  zone?: string;
  to?: string;
}

/** The name in the history. */
const AUTHOR = 'Command line';
const NOBODY = 'nobody';
const NUMBER = /^[1-9]\d{0,8}$/;

/** The function that performs `staff <action> …`; undefined when there is no such action. */
export function staffCommand(
  [action, what = '', email, ...rest]: string[],
  { to, zone, ...options }: StaffOptions,
): ((persons: Persons) => Promise<string>) | undefined {
  const fields = { ...options, ...(zone && { timeZone: zone }) };
  const isBare = Object.keys(fields).length === 0 && email === undefined;
  if (rest.length > 0) return undefined;
  if (action === 'list' && !what && isBare && !to) return list;
  if (action === 'add' && what && email && !to) return add({ ...fields, name: what, email });
  if (!NUMBER.test(what) || email !== undefined) return undefined;
  const id = Number(what);
  if (action === 'edit' && !isBare && !to) return edit(id, fields);
  if (action === 'activate' && isBare && !to) return activate(id);
  if (action !== 'deactivate' || !isBare) return undefined;
  if (to === undefined) return preview(id);
  if (to === NOBODY || NUMBER.test(to)) return deactivate(id, to === NOBODY ? null : Number(to));
  return undefined;
}

async function list(persons: Persons): Promise<string> {
  const rows = await persons.list();
  if (rows.length === 0) return 'There are no persons.';
  return table([
    ['No.', 'Name', 'E-mail', 'Role', 'State', 'Open', 'Tokens'],
    ...rows.map(({ id, name, email, role, active, open, tokens }) => [
      String(id),
      name,
      email ?? 'none',
      role,
      active ? 'active' : 'deactivated',
      String(open),
      String(tokens),
    ]),
  ]);
}

/** @throws CommandError with the sentences that the API would answer with */
async function checked<T extends object>(type: new () => T, fields: object): Promise<T> {
  const value = plainToInstance(type, fields);
  const errors = await validate(value, { stopAtFirstError: true });
  if (errors.length === 0) return value;
  throw new CommandError(errors.flatMap(({ constraints }) => Object.values(constraints ?? {})).join(' '));
}

const add = (fields: object) => async (persons: Persons) => {
  const { id, name, role, email } = await persons.add(
    await checked(NewStaffPerson, { role: 'counselor', ...fields }),
  );
  return `${name} is number ${id}, a ${role}. Make a token with: token create ${email}`;
};

const edit = (id: number, fields: object) => async (persons: Persons) => {
  const { name, email, role, timeZone } = await persons.edit(id, await checked(StaffPersonChange, fields));
  return `Number ${id} is now ${name}, ${email ?? 'no e-mail address'}, ${role}, ${timeZone}.`;
};

const activate = (id: number) => async (persons: Persons) =>
  `${(await persons.activate(id)).name} is active again, and needs a new token.`;

const preview = (id: number) => async (persons: Persons) => {
  const { open, tokens, colleagues } = await persons.preview(id);
  return [
    `Deactivating number ${id} would end ${tokens} tokens and hand over ${open} open requests.`,
    'Do it with --to and the number of one of these, or with --to nobody:',
    ...colleagues.map((one) => `${one.id}  ${one.name}, ${one.role}, ${one.open} open requests`),
  ].join('\n');
};

const deactivate = (id: number, to: number | null) => async (persons: Persons) => {
  const { person, handedOver, endedTokens } = await persons.deactivate(id, to, { id: null, name: AUTHOR });
  return `${person.name} is deactivated: ${endedTokens} tokens ended, ${handedOver} requests went to ${to === null ? NOBODY : `number ${to}`}.`;
};
