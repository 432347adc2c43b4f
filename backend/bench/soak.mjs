import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../scripts/lib/server.mjs';
import { databaseOf } from './databases.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { megabytesOf, reportFailed, settings } from './process.mjs';

const GROWTH = 1.1;
/** Of the whole time. */
const WARM_UP = 1 / 6;
/** Garbage comes and goes: memory is the median of so many looks, spread over a tenth of the time. */
const LOOKS = 21;

/** Whether memory grows under mixed load, on each database: after the warm-up, and at the end. */
export async function soak(report, { server, minutes, only }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const databases = {
    'embedded database': { DATA_DIR: folder },
    PostgreSQL: { DATABASE_URL: await databaseOf(server, 0) },
  };
  try {
    for (const [name, database] of Object.entries(databases))
      if (name.includes(only)) await on(report, name, database, minutes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function on(report, name, database, minutes) {
  const seconds = 60 * minutes;
  const server = await startServer(settings(database));
  try {
    const load = mixedLoad(server.url, seconds);
    await sleep(1000 * seconds * WARM_UP);
    const warm = await memoryOver(server.pid, seconds / 10);
    await sleep(1000 * seconds * (1 - WARM_UP - 2 / 10 - 0.02));
    const end = await memoryOver(server.pid, seconds / 10);
    const { calls, failed } = await load;
    report({
      name: `${name}: memory over ${minutes} min, ${calls} mixed calls`,
      value: `${warm} to ${end} MB`,
      ratio: end / warm,
      atMost: GROWTH,
    });
    reportFailed(report, failed);
  } finally {
    await server.stop();
  }
}

async function memoryOver(pid, seconds) {
  const seen = [];
  for (let look = 0; look < LOOKS; look++) {
    seen.push(megabytesOf(pid));
    await sleep((1000 * seconds) / LOOKS);
  }
  return seen.sort((a, b) => a - b)[Math.floor(LOOKS / 2)];
}
