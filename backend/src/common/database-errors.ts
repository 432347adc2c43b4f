import { QueryFailedError } from 'typeorm';

interface DriverError extends Error {
  code?: string;
  constraint?: string;
}

function driverError(error: unknown): DriverError | undefined {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return error instanceof Error ? (error as DriverError) : undefined;
}

/** Whether an insert or update broke this foreign key (SQLSTATE 23503). */
export function violatesForeignKey(error: unknown, constraint: string): boolean {
  const cause = driverError(error);
  return cause?.code === '23503' && cause.constraint === constraint;
}

/** Whether an insert or update met an existing row of the same unique value (SQLSTATE 23505). */
export function violatesUnique(error: unknown): boolean {
  return driverError(error)?.code === '23505';
}

/** Whether a row could not be stored because its account was deleted while the call was under way. */
export function isAccountGone(error: unknown): boolean {
  const cause = driverError(error);
  return cause?.code === '23503' && (cause.constraint ?? '').endsWith('_user_fk');
}

/** Data exceptions (SQLSTATE class 22): a value passed our checks but not the database's. */
export function isUnstorableValue(error: unknown): boolean {
  return error instanceof QueryFailedError && (driverError(error)?.code ?? '').startsWith('22');
}

/**
 * Connection lost or refused (08, 57P, network errors), too many connections (53), a statement that took too long
 * (57014), or no connection free in time.
 */
export function isDatabaseAway(error: unknown): boolean {
  const cause = driverError(error);
  if (!cause) return false;
  return (
    /^(08|53|57P|57014|25006|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOENT)/.test(
      cause.code ?? '',
    ) ||
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Connection ended|Driver not Connected|Cannot use a pool|The embedded database)/.test(
      cause.message,
    )
  );
}
