// Runs PostgreSQL (PGlite) off the main thread. Plain JavaScript, because a worker thread loads its file
// itself: from src under the test runner, from dist in production.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFolder } from './durable-folder.mjs';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const ENOSPC = 51;
const FLUSH_AT = 256 * 1024;
const READY_AND_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]); // ReadyForQuery, no transaction open
const LOGIN = Buffer.from('\0\0\0\x29\0\x03\0\0user\0postgres\0database\0postgres\0\0');
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
/** Files of 16 MB in the write-ahead log beyond which the log is cut. */
const WAL_FILES = 12;
const UPKEEP_INTERVAL = 10_000;

const SETTINGS = [
  'wal_sync_method=fsync',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  // Not 128: files are in the system's memory, too. A table of 58 MB was scanned and looked up in as fast.
  'shared_buffers=8MB',
];

/** In memory a start copies the fresh database of the first start, kept beside PGlite: 0.4 s instead of 1.8. */
const FRESH = fileURLToPath(new URL('fresh-database.tar', import.meta.resolve('@electric-sql/pglite')));

/** @type {string | undefined} PostgreSQL's last complaint that ended it. */
let lastWords;
/** @type {Uint8Array[]} */
let output = [];
let outputSize = 0;
let idle = false;

/** @param {{ message?: string, errno?: number }} error @returns {never} */
function stop({ message, errno }) {
  // Emscripten's file errors have a number only.
  port.postMessage({
    failed: lastWords ?? message ?? (errno === ENOSPC ? 'the disk is full' : `file error ${errno}`),
  });
  process.exit(1);
}

/** @param {number} session */
function flush(session) {
  if (outputSize === 0) return;
  const bytes = new Uint8Array(outputSize);
  let at = 0;
  for (const part of output) {
    bytes.set(part, at);
    at += part.length;
  }
  output = [];
  outputSize = 0;
  idle = Buffer.from(bytes.subarray(-6)).equals(READY_AND_IDLE);
  port.postMessage({ session, bytes }, [bytes.buffer]);
}

/** @param {PGlite} db @param {Uint8Array} bytes @param {(reply: Uint8Array) => void} onRawData */
function run(db, bytes, onRawData) {
  // Runs to its end before it returns: nothing else gets in between.
  db.execProtocolRawStream(bytes, { syncToFs: false, onRawData }).catch(stop);
}

/** @param {PGlite} db @param {string} sql */
function runQuietly(db, sql) {
  const message = Buffer.from(`Q\0\0\0\0${sql}\0`);
  message.writeInt32BE(message.length - 1, 1);
  run(db, message, () => {});
}

/** @param {PGlite} db Ends whatever the previous client left: half a message group, transaction, settings. */
function reset(db) {
  run(db, SYNC, () => {});
  if (db.isInTransaction()) runQuietly(db, 'ROLLBACK');
  runQuietly(db, 'DISCARD ALL');
}

/** @param {PGlite} db What a server's background processes do; in single-user mode PostgreSQL has none. */
function upkeep(db) {
  const files = db.Module.FS.readdir(`${PGlite.paths.PGDATA}/pg_wal`).length;
  if (!idle || files < WAL_FILES) return;
  runQuietly(db, 'VACUUM (ANALYZE)');
  runQuietly(db, 'CHECKPOINT');
}

/** @param {string} folder @returns {Promise<string>} where the database's files are in it, made unless they are there */
async function madeIn(folder) {
  const place = join(folder, 'postgres');
  const made = () => fs.existsSync(join(place, 'PG_VERSION'));
  if (made()) return place;
  const child = fork(new URL('new-database.mjs', import.meta.url), [folder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaint = text(/** @type {import('node:stream').Readable} */ (child.stderr));
  await once(child, 'close');
  if (!made()) throw new Error(/Error: (.+)/.exec(await complaint)?.[1] ?? 'no database could be made');
  // Removes what interrupted starts left. Not earlier: their processes may have lived on for a moment.
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith('postgres.new')) fs.rmSync(join(folder, name), { recursive: true, force: true });
  }
  return place;
}

async function open() {
  const durable = workerData !== null;
  const db = new PGlite({
    fs: durable ? new DurableFolder(await madeIn(workerData)) : undefined,
    loadDataDir: !durable && fs.existsSync(FRESH) ? new Blob([fs.readFileSync(FRESH)]) : undefined,
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F'), // -F: no fsync
      ...SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
    onStderr: (line) => {
      lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastWords;
      return false; // not to be printed
    },
  });
  await db.waitReady;
  if (!durable && !fs.existsSync(FRESH)) await keepFresh(db).catch(() => {}); // a read-only installation
  // PGlite goes on, or round in circles, after anything that PostgreSQL does not survive.
  const module = /** @type {any} */ (db.Module);
  const step = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      return step();
    } catch (error) {
      const thrown = /** @type {Error & { status?: number }} */ (error);
      if (thrown.status !== 100) stop(thrown); // 100: an SQL error, to be answered
      throw error;
    }
  };
  return db;
}

/** @param {PGlite} db */
async function keepFresh(db) {
  runQuietly(db, 'CHECKPOINT');
  const tar = await db.dumpDataDir('none');
  const unfinished = `${FRESH}.${process.pid}-${threadId}`;
  fs.writeFileSync(unfinished, new Uint8Array(await tar.arrayBuffer()));
  fs.renameSync(unfinished, FRESH);
}

const db = await open().catch(stop);
const timer = setInterval(upkeep, UPKEEP_INTERVAL, db);
port.on('message', async (message) => {
  if (message === 'close') {
    clearInterval(timer);
    await db.close();
    process.exit(0);
  }
  const { session, bytes } = message;
  if (!bytes) reset(db);
  run(db, bytes ?? LOGIN, (reply) => {
    output.push(reply.slice()); // the reply is a view of PostgreSQL's own memory
    outputSize += reply.length;
    if (outputSize > FLUSH_AT) flush(session);
  });
  flush(session);
});
port.postMessage('ready');
