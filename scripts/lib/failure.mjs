/** What went wrong, in a sentence for the person at the terminal. */
export class Failure extends Error {}

/** Ctrl-C or SIGTERM arrived. */
export class Interrupted extends Error {}

/** Says what stopped the command and sets the exit code; only errors that nobody foresaw show their stack. */
export function report(error) {
  process.exitCode = error instanceof Interrupted ? 130 : 1;
  if (!(error instanceof Interrupted)) console.error(sentence(error));
}

function sentence(error) {
  if (error instanceof Failure) return error.message;
  if (/^(EACCES|EPERM|EROFS)$/.test(error.code) && error.path) {
    return `${error.path} cannot be written (${error.code}). Run the command as the owner of this folder.`;
  }
  if (error.code === 'ENOSPC') return 'The disk is full.';
  return error.stack ?? String(error);
}
