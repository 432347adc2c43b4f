// Makes a new database in the data folder given: a program of its own, because what that takes, some 900 MB, would not
// go back to the system before the server's end.
import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFolder } from './durable-folder.mjs';

const folder = /** @type {string} */ (process.argv[2]);
// Beside its place and renamed into it when complete and on disk, so that a start cut short leaves nothing half made.
// The name is this process's alone: when its server is killed it may live on for a moment beside the next one's.
const made = join(folder, `postgres.new-${process.pid}`);

process.on('disconnect', () => process.exit(1)); // the server is gone
fs.mkdirSync(made, { mode: 0o700 });
const db = await PGlite.create({ fs: new DurableFolder(made) });
await db.close();
const entries = fs.readdirSync(made, { recursive: true, withFileTypes: true });
// Side by side, as many disks take several at once in the time of one.
while (entries.length > 0) {
  const some = entries.splice(0, 32);
  await Promise.all(some.map((entry) => sync(join(entry.parentPath, entry.name), entry.isDirectory())));
}
await sync(made, true);
fs.renameSync(made, join(folder, 'postgres'));
await sync(folder, true);
process.exit();

/** @param {string} path @param {boolean} isFolder */
async function sync(path, isFolder) {
  if (isFolder && process.platform === 'win32') return; // has no such thing
  const handle = await fs.promises.open(path, isFolder ? 'r' : 'r+');
  await handle.sync();
  await handle.close();
}
