import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError, EmbeddedDatabaseError } from './embedded-database-error.js';

export interface LockedFolder {
  path: string;
  release(): void;
}

/** Milliseconds that a starting process gives to others that started at the same moment to withdraw. */
const PATIENCE = 5_000;
/** Longest socket path every system takes, in bytes. */
const SOCKET_PATH = 100;

/**
 * Creates `directory` if missing and takes it for this process until `release()` or the process's death.
 *
 * Every starter listens on a Unix socket of its own in the folder and then looks at the others there. The
 * kernel answers whether a socket's process lives, also across containers, so nothing outlives a kill -9. As
 * names are never used twice, removing a dead one can never hit a living one; and as everyone listens before
 * looking, of two starters at least one sees the other. The lower name (the earlier start) wins.
 */
export async function lockDataFolder(directory: string): Promise<LockedFolder> {
  const path = resolve(directory);
  try {
    fs.mkdirSync(path, { recursive: true, mode: 0o700 });
    fs.accessSync(path, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return {
      path,
      release: process.platform === 'win32' ? await lockByPipe(path) : await lockBySocket(path),
    };
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code ?? ''] ?? message;
    throw new EmbeddedDatabaseError(
      `The data folder ${path} cannot be used (${reason}): choose another with DATA_DIR.`,
    );
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is in the way',
  ENOENT: 'it cannot be created',
  ENOTDIR: 'a file is in the way',
};

async function lockBySocket(path: string): Promise<() => void> {
  const { place, done } = socketPlace(path);
  const name = `lock-${String(Date.now()).padStart(14, '0')}-${randomBytes(6).toString('hex')}`;
  let server: Server | null = null;
  const release = () => {
    server?.close(); // also removes the socket file
    done();
  };
  try {
    server = await listen(join(place, name));
    for (const deadline = Date.now() + PATIENCE; ; await sleep(20)) {
      const names = fs.readdirSync(place).filter((other) => other.startsWith('lock-'));
      if (!names.includes(name)) break;
      const others = names.filter((other) => other !== name);
      const rivals = (await Promise.all(others.map((other) => probe(place, other)))).filter(
        (other) => other !== null,
      );
      if (rivals.length === 0) return release;
      if (rivals.some((other) => other < name) || Date.now() > deadline) throw inUse(path);
    }
  } catch (error) {
    release();
    throw error;
  }
  // Another process looked at this socket between its bind and its listen, took it for dead and removed it. Try again.
  release();
  return lockBySocket(path);
}

/** The socket's name if its process is alive. Otherwise removes the dead socket's file and returns null. */
async function probe(place: string, name: string): Promise<string | null> {
  const socket = connect(join(place, name));
  const code = await new Promise<string | undefined>((settle) => {
    socket.once('connect', () => settle(undefined));
    socket.once('error', (error: NodeJS.ErrnoException) => settle(error.code));
  });
  socket.destroy();
  if (code === 'ECONNREFUSED') fs.rmSync(join(place, name), { force: true });
  return code === 'ECONNREFUSED' || code === 'ENOENT' ? null : name;
}

/** A path to the folder that is short enough for a socket name: Unix allows about 100 bytes. */
function socketPlace(path: string): { place: string; done: () => void } {
  if (Buffer.byteLength(join(path, 'lock-12345678901234-123456789012')) <= SOCKET_PATH) {
    return { place: path, done: () => {} };
  }
  if (process.platform === 'linux') {
    const handle = fs.openSync(path, 'r');
    return { place: `/proc/self/fd/${handle}`, done: () => fs.closeSync(handle) };
  }
  const place = join(tmpdir(), hash(path));
  fs.mkdirSync(place, { recursive: true, mode: 0o700 });
  return { place, done: () => {} };
}

/** On Windows: a pipe belongs to one process only, and disappears with it. */
async function lockByPipe(path: string): Promise<() => void> {
  try {
    const server = await listen(`\\\\.\\pipe\\data-folder-${hash(path)}`);
    return () => server.close();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? inUse(path) : error;
  }
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  return server;
}

function hash(path: string): string {
  return createHash('sha256').update(fs.realpathSync(path)).digest('hex').slice(0, 32);
}

function inUse(path: string): DataFolderInUseError {
  return new DataFolderInUseError(
    `Another process is already using the data folder ${path}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
