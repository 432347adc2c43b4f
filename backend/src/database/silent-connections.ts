import pg from 'pg';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call without a byte for this long is either slow or its server is away. A new connection then finds out which. */
const SILENT_MS = 500;
/** How long the server may take to answer that new connection. */
const ANSWER_WITHIN_MS = 900;
const STEP_MS = 100;
const LOOK_EVERY_MS = 200;

interface Busy {
  bytes: number;
  /** When bytes last arrived, or else when the call began. */
  since: number;
}

const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * A database server that is frozen, or behind a network that drops everything, closes no connection. Calls would wait for
 * minutes, and the pool would be full of dead connections when the server is back. So while a call gets no answer, a new
 * connection is tried now and then. If that gets no answer either, all connections are closed, and their calls fail with an
 * error that becomes a 503. If the server answers, slow statements may go on, up to `longest` milliseconds of silence.
 * @returns a function that ends the watching
 */
export function endSilentConnections(pool: pg.Pool, longest: number): () => void {
  const connected = new Set<pg.ClientBase>();
  const busy = new Map<pg.ClientBase, Busy>();
  let asking = false;

  // Not at the event 'connect', because the pool has opened a connection before it is watched.
  pool.on('acquire', (client) => {
    connected.add(client);
    busy.set(client, { bytes: socketOf(client).bytesRead, since: performance.now() });
  });
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => {
    connected.delete(client);
    busy.delete(client);
  });

  function silentFor(client: pg.ClientBase, call: Busy): number {
    const { bytesRead } = socketOf(client);
    if (bytesRead !== call.bytes) Object.assign(call, { bytes: bytesRead, since: performance.now() });
    return performance.now() - call.since;
  }

  async function look(): Promise<void> {
    let longestSilence = 0;
    for (const [client, call] of busy) {
      const silence = silentFor(client, call);
      if (silence > longest) socketOf(client).destroy();
      longestSilence = Math.max(longestSilence, silence);
    }
    if (longestSilence < SILENT_MS || asking) return;
    asking = true;
    if (!(await answers(pool.options))) for (const client of connected) socketOf(client).destroy();
    asking = false;
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Whether the server answers a new connection in any way, also by refusing it. */
async function answers(options: pg.PoolOptions): Promise<boolean> {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  let answered: boolean | undefined;
  client.connect().then(
    () => (answered = true),
    (error) => (answered = error instanceof pg.DatabaseError),
  );
  // In steps, because after a standstill of this process an answer may have arrived that it has not read yet.
  for (let waited = 0; waited < ANSWER_WITHIN_MS && answered === undefined; waited += STEP_MS)
    await sleep(STEP_MS);
  if (answered) void client.end().catch(() => undefined);
  else socketOf(client).destroy();
  return answered ?? false;
}
