import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { ConnectionStream, type Session } from './connection-stream.js';
import { lockDataFolder } from './data-folder.js';
import { DataFolderInUseError, EmbeddedDatabaseError } from './embedded-database-error.js';

export { DataFolderInUseError, EmbeddedDatabaseError };

export interface EmbeddedDatabase {
  /**
   * A fresh connection for pg's `stream` option; use it in a pool with `max: 1`. There is one session: a
   * second connection that logs in ends the first, with its transaction and prepared statements.
   */
  connect(): Duplex;
  /** Waits for the running query, flushes and closes. End the pool first. Safe to call twice. */
  close(): Promise<void>;
}

/** A message of the worker: it is ready, the reason of its failure, or bytes for a session's client. */
type Reply = 'ready' | { failed: string } | { session: number; bytes: Uint8Array };

/** Milliseconds until a database that stopped, for example because the disk was full, is opened again. */
const REOPEN_AFTER_MS = 2_000;

/**
 * Starts PostgreSQL (PGlite) in a worker thread and resolves when it accepts queries. `directory` is created
 * if missing and locked against other processes; `null` keeps everything in memory. A database in a folder that stopped
 * is opened again until that succeeds; meanwhile connections fail with the reason.
 * @throws EmbeddedDatabaseError when the folder is in use, cannot be used, or its data cannot be opened
 */
export async function openEmbeddedDatabase(options: { directory: string | null }): Promise<EmbeddedDatabase> {
  const folder = options.directory === null ? null : await lockDataFolder(options.directory);
  const where = folder ? ` in ${folder.path}` : '';
  const stopped = (reason: string) =>
    new EmbeddedDatabaseError(`The embedded database${where} stopped: ${reason.replace(/\.$/, '')}.`);
  let failure: EmbeddedDatabaseError | null = null;
  let current: ConnectionStream | null = null;
  let sessions = 0;
  let worker: Worker;
  let exited: Promise<unknown>;
  let reopening: NodeJS.Timeout | undefined;
  let closed: Promise<void> | null = null;

  /** Resolves when the database accepts queries. @throws EmbeddedDatabaseError */
  function open(): Promise<void> {
    worker = new Worker(new URL('./postgres-worker.mjs', import.meta.url), {
      workerData: folder?.path ?? null,
      execArgv: [], // a thread refuses some of the options that Node may have been started with
      // Deeply nested JSON overflows a small stack before PostgreSQL's own depth check sees it.
      // Answers become garbage at once. A larger young generation would only keep more of them in memory.
      resourceLimits: { stackSizeMb: 256, maxYoungGenerationSizeMb: 8 },
    });
    let reason: EmbeddedDatabaseError | undefined;
    exited = new Promise((resolve) => worker.on('exit', resolve));
    worker.on('error', (error) => (reason ??= stopped(error.message)));
    return new Promise<void>((resolve, reject) => {
      worker.on('message', (reply: Reply) => {
        if (reply === 'ready') {
          if (!closed) failure = null;
          resolve();
        } else if ('failed' in reply) failure = reason ??= stopped(reply.failed);
        else if (reply.session === sessions) current?.deliver(reply.bytes);
      });
      worker.on('exit', () => {
        if (!closed) failure = reason ?? stopped('its thread ended');
        current?.destroy(failure!);
        reject(failure!);
      });
    });
  }

  /** Opens the database again when it stops. One that is in memory only is lost and stays closed. */
  function reopenWhenItStops(): void {
    if (folder === null) return;
    worker.on('exit', () => {
      if (closed) return;
      reopening = setTimeout(() => {
        void open().catch(() => undefined);
        reopenWhenItStops();
      }, REOPEN_AFTER_MS).unref();
    });
  }

  const session: Session = {
    failure: () => failure,
    start(stream) {
      if (current !== stream) current?.destroy(new Error('Another connection took over.'));
      current = stream;
      worker.postMessage({ session: ++sessions });
    },
    send(stream, messages) {
      if (current !== stream) return;
      worker.postMessage({ session: sessions, bytes: messages }, [messages.buffer]);
    },
  };

  try {
    await open();
  } catch (error) {
    folder?.release();
    throw error;
  }
  reopenWhenItStops();
  return {
    connect: () => new ConnectionStream(session),
    close() {
      clearTimeout(reopening);
      failure ??= new EmbeddedDatabaseError('The embedded database is closed.');
      worker.postMessage('close');
      return (closed ??= exited.then(() => folder?.release()));
    },
  };
}
