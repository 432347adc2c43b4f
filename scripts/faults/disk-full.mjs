import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresFolder, withPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/processes.mjs';
import { isRoot } from '../lib/programs.mjs';
import { startServer } from '../lib/server.mjs';
import { ADMIN_TOKEN, Ledger, Load } from './load.mjs';

const MEGABYTES = 160;
const FULL_MS = 6_000;
const RECOVER_WITHIN = 15_000;
const SETTINGS = { ADMIN_TOKEN, RATE_LIMIT: 'off' };

/** No room left under load, then room again: answers in words, no end of the process, nothing acknowledged lost. */
export async function diskFull(report) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
  const mounted =
    isRoot() &&
    (await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder])).code === 0;
  try {
    if (!mounted) {
      const figures = 'skipped: only root can make a disk small enough to fill';
      return await report('disk full', async () => ({ figures, problems: [] }));
    }
    await report('disk full, embedded database', async () => {
      const server = await startServer({ ...SETTINGS, DATA_DIR: join(folder, 'data') });
      try {
        return await fillAndClear(server, folder, async () => undefined);
      } finally {
        await server.kill();
      }
    });
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    if (postgresFolder()) await report('disk full, PostgreSQL', () => postgresOn(folder));
  } finally {
    if (mounted) await run('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const postgresOn = (place) =>
  withPostgres(
    async (DATABASE_URL, postgres) => {
      const server = await startServer({ ...SETTINGS, DATABASE_URL });
      try {
        // A server that could not write its log has ended; whoever runs it starts it again.
        return await fillAndClear(server, place, () => postgres.running() || postgres.start());
      } finally {
        await server.kill();
      }
    },
    { settings: 'max_wal_size = 64MB\nmin_wal_size = 32MB', place },
  );

async function fillAndClear(server, folder, revive) {
  const ledger = new Ledger();
  const load = new Load(server.url, ledger, 'full');
  await load.goes(0, 50, 20_000);
  const ballast = join(folder, 'ballast');
  fill(ballast, folder);
  const full = performance.now();
  while (performance.now() - full < FULL_MS) {
    await sleep(200);
    // What the database gives back is taken, too.
    fill(`${ballast}-${Math.round(performance.now())}`, folder);
  }
  await run('sh', ['-c', `rm -f ${ballast}*`]);
  const cleared = performance.now();
  await revive();
  const recovered = await load.goes(cleared, 20, RECOVER_WITHIN);
  const recovery = performance.now() - cleared;
  await load.stop();
  const refused = load.since(full).filter(({ status }) => status !== 201 && status !== 200);
  const other = refused.filter(({ status }) => status !== 503 && status !== 507);
  return {
    figures: `${refused.length} answered ${[...new Set(refused.map(({ status }) => status))].join(' or ')}, well again ${Math.round(recovery)} ms after there was room, ${ledger.acknowledged.size} acknowledged`,
    problems: [
      refused.length === 0 && 'nothing was refused: the disk was not full',
      other.length > 0 &&
        `${other.length} answered neither 503 nor 507, first ${other[0].status} ${other[0].error ?? ''}`,
      !recovered && `not well again within ${RECOVER_WITHIN} ms`,
      ...(recovered ? await ledger.settle(server.url) : []),
    ].filter(Boolean),
  };
}

function fill(file, folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail > 0) {
    try {
      writeFileSync(file, Buffer.alloc(bavail * bsize));
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
}
