import pg from 'pg';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A call that got no byte for so long may be slow, or its server may be away: that is found out. */
const SILENT_MS = 500;
/** For the server to answer somebody new. */
const ANSWER_WITHIN_MS = 900;
const STEP_MS = 100;
const LOOK_EVERY_MS = 200;

interface Busy {
  bytes: number;
  /** When bytes last came, or the call began. */
  since: number;
}

const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * A database server that is frozen, or behind a network that swallows everything, ends no connection: calls would wait
 * for minutes, and the pool's connections would be dead when it is back. While a call gets no answer, a new connection is
 * tried now and then; when that gets none either, all connections are ended, which fails their calls with what becomes a
 * 503. Slow statements of a server that is there are left alone, up to `longest` milliseconds of silence.
 * @returns what ends the watching
 */
export function endSilentConnections(pool: pg.Pool, longest: number): () => void {
  const connected = new Set<pg.ClientBase>();
  const busy = new Map<pg.ClientBase, Busy>();
  let asking = false;

  // Not on 'connect': the pool has a connection before anybody watches it.
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

/** Whether the server says anything to a new connection; a refusal is an answer, too. */
async function answers(options: pg.PoolOptions): Promise<boolean> {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  let answered: boolean | undefined;
  client.connect().then(
    () => (answered = true),
    (error) => (answered = error instanceof pg.DatabaseError),
  );
  // In steps: a process that was held up itself has not read yet what has come.
  for (let waited = 0; waited < ANSWER_WITHIN_MS && answered === undefined; waited += STEP_MS)
    await sleep(STEP_MS);
  if (answered) void client.end().catch(() => undefined);
  else socketOf(client).destroy();
  return answered ?? false;
}
