import type { Thing } from './structured-data';

let server = false;
let things: Thing[] = [];
let given: unknown;

/** Whether the server's HTML is being made. */
export const onServer = () => server;

/** What the server read for the page being rendered; undefined where nothing has to be read. */
export const givenByServer = () => given;

/**
 * Runs what makes the server's HTML.
 * @param data what a page shows that is not part of the build
 * @returns it, and what was described meanwhile
 */
export function asServer<T>(render: () => T, data?: unknown): { html: T; things: Thing[] } {
  server = true;
  things = [];
  given = data;
  try {
    return { html: render(), things };
  } finally {
    server = false;
    given = undefined;
  }
}

/** Adds to what the page being rendered tells search engines of itself. */
export function describe(...more: Thing[]) {
  if (server) things.push(...more);
}
