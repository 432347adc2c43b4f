/** Tells the person at the terminal what is wrong. */
export class CommandError extends Error {
  override name = 'CommandError';
}
