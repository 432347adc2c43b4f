import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { touchHash } from './files.mjs';
import { withLock } from './lock.mjs';
import { cache } from './project.mjs';
import { startServer } from './server.mjs';

const TEMPLATES = 'seeded-';

/**
 * A new data folder whose embedded database a server of this build has made and closed. To make one takes ten seconds of a
 * processor, so that is done once for each build, and copied.
 * @param {string} prefix of the folder's name
 */
export async function seededFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // The lock keeps other processes out, but not the suites of this one.
  cpSync(await (making ??= makeTemplate()), folder, { recursive: true });
  return folder;
}

let making;

async function makeTemplate() {
  const template = join(cache, TEMPLATES + touchHash(['backend/dist']).slice(0, 16));
  await withLock(async () => {
    if (existsSync(template)) return;
    for (const other of readdirSync(cache).filter((file) => file.startsWith(TEMPLATES)))
      rmSync(join(cache, other), { recursive: true });
    const unfinished = `${template}.new`;
    const server = await startServer({ DATA_DIR: unfinished, ADMIN_TOKEN: 'nobody-calls-this-server' });
    await server.stop();
    renameSync(unfinished, template);
  });
  return template;
}
