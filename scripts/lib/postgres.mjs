import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, succeed } from './processes.mjs';
import { accountIds, findProgram, isExecutable, isRoot } from './programs.mjs';

const LOCALE = ['-E', 'UTF8', '--locale', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'];
const DEBIAN = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl, or undefined: from PATH, or where Debian keeps them. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => b - a) : [];
  const initdb = findProgram(
    'initdb',
    versions.map((version) => join(DEBIAN, version, 'bin')),
  );
  return initdb && isExecutable(join(dirname(initdb), 'pg_ctl')) ? dirname(initdb) : undefined;
}

/** Runs `work` with the address of a new PostgreSQL server in a folder of its own, which goes with it. */
export async function withPostgres(work) {
  const folder = postgresFolder();
  // PostgreSQL refuses to run as root.
  const account = isRoot() ? accountIds('postgres', 'nobody') : {};
  const parent = mkdtempSync(join(tmpdir(), 'postgres-'));
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
  try {
    await succeed(
      'No PostgreSQL database could be made.',
      run(
        join(folder, 'initdb'),
        ['-D', data, '-U', 'postgres', '-A', 'trust', ...LOCALE, '--no-sync'],
        options,
      ),
    );
    const port = await freePort();
    appendFileSync(
      join(data, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\nfsync = off\n`,
    );
    await succeed(
      'No PostgreSQL server could be started.',
      run(...pgCtl('-w', '-l', join(parent, 'log'), 'start'), { ...options, stdio: 'ignore' }),
    );
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    remove();
  }
}

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
