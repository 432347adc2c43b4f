import type { DataSource } from 'typeorm';
import { AdminExport } from '../admin/admin-export.entity.js';
import { AdminExports } from '../admin/exports.service.js';
import { DeskService, EXPORT_HEADER } from '../consultations/desk.service.js';
import { Subscribers, SUBSCRIBERS_HEADER } from '../newsletter/subscribers.service.js';
import { AccountExports } from '../users/account-export.service.js';
import { User } from '../users/user.entity.js';
import { usernameKey } from '../users/users.service.js';
import { backupLines, OperatorError } from './backup.js';

/** The name in the record of exports. */
const STAFF_NAME = 'Command line';

type Operation = (database: DataSource, argument: string) => AsyncGenerator<string>;

const exportsOf = (database: DataSource) => new AdminExports(database.getRepository(AdminExport));

/** The texts that the operator's commands read, in pieces: from a database, or through the server that has it open. */
export const OPERATIONS = {
  backup: backupLines,
  requests: (database) =>
    exportsOf(database).text({
      list: 'consultation-requests',
      staffName: STAFF_NAME,
      header: EXPORT_HEADER,
      batches: DeskService.on(database).export({}),
    }),
  subscribers: (database) =>
    exportsOf(database).text({
      list: 'newsletter-subscriptions',
      staffName: STAFF_NAME,
      header: SUBSCRIBERS_HEADER,
      batches: new Subscribers(database).export({}),
    }),
  student: async function* (database, username) {
    const user = await database.getRepository(User).findOneBy({ usernameKey: usernameKey(username) });
    if (!user) throw new OperatorError('There is no such account.');
    yield `${JSON.stringify(await new AccountExports(database).export(user), null, 2)}\n`;
  },
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

export const operationNamed = (name: string): Operation | undefined =>
  Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name as OperationName] : undefined;
