import type { CreatedStaffToken, StaffToken } from '../admin/admin.dto.js';
import { generatedAdminToken } from '../admin/generated-admin-token.js';
import type { Config } from '../config/config.js';
import type { OperationName } from '../operator/operations.js';
import { CommandError } from './command-error.js';
import type { DeactivationPreview, DeactivationResult, StaffPerson } from '../staff/staff.dto.js';
import type { Persons } from './staff.js';
import type { Tokens } from './tokens.js';

export interface RunningServer {
  tokens: Tokens;
  persons: Persons;
  /** The text that an operation yields. */
  read(operation: OperationName, argument: string): AsyncGenerator<string>;
}

/**
 * Only one process can use the embedded database. While that is the server, commands ask the server to do their work.
 */
export function runningServer(config: Config): RunningServer {
  const url = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`;
  const token = config.adminToken ?? generatedAdminToken(config.dataDir).token;

  async function send(method: string, path: string, headers: object = {}, body?: object): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(`${url}/api/admin/${path}`, {
        method,
        headers: { 'admin-token': token, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new CommandError(
        `The database is in use by a server that does not answer at ${url}. Stop it and try again, or set HOST and PORT as it has them.`,
      );
    }
    if (response.ok) return response;
    const { detail } = (await response.json().catch(() => ({}))) as { detail?: string };
    throw new CommandError(detail ?? `${url} answered ${response.status}.`);
  }

  const call = async <T>(method: string, path: string, body?: object) =>
    (await send(method, path, {}, body)).json() as Promise<T>;

  return {
    tokens: {
      create: (wanted) => call<CreatedStaffToken>('POST', 'tokens', wanted),
      list: () => call<StaffToken[]>('GET', 'tokens'),
      revoke: (id) => call<StaffToken>('DELETE', `tokens/${id}`),
    },
    persons: {
      list: () => call<StaffPerson[]>('GET', 'staff'),
      add: (person) => call<StaffPerson>('POST', 'staff', person),
      edit: (id, change) => call<StaffPerson>('PATCH', `staff/${id}`, change),
      preview: (id) => call<DeactivationPreview>('GET', `staff/${id}/deactivation`),
      // The server writes "Office" into the history, because the call comes with ADMIN_TOKEN.
      deactivate: (id, handOverTo) =>
        call<DeactivationResult>('POST', `staff/${id}/deactivation`, { handOverTo }),
      activate: (id) => call<StaffPerson>('POST', `staff/${id}/activation`),
    },
    async *read(operation, argument) {
      const headers = { 'operation-argument': encodeURIComponent(argument) };
      const { body } = await send('GET', `operator/${operation}`, headers);
      yield* body!.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true }));
    },
  };
}
