import { EmbeddedDatabaseError } from './database/embedded/embedded-database.js';

/** The one sentence an operator needs when the start fails; unforeseen errors keep their stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (error instanceof EmbeddedDatabaseError) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Stop the other program, or set PORT to another number.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one it has.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this account. Set PORT to a number from 1024.`;
  if (/^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOSPC)$/.test(code ?? '')) {
    return `${path} cannot be written (${code}). Make room for it, or choose another place; the server's own is DATA_DIR.`;
  }
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/.test(code ?? '')) {
    return `The database named by DATABASE_URL cannot be reached (${code}).`;
  }
  // What pg says, without a code, of a server that takes the connection and then is silent.
  if (error.message === 'timeout expired')
    return 'The database named by DATABASE_URL cannot be reached (no answer in time).';
  if (/^(28P01|28000|3D000)$/.test(code ?? ''))
    return `The database named by DATABASE_URL refuses us: ${error.message}.`;
  return error.stack ?? error.message;
}
