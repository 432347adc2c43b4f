import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './project.mjs';

/** Every file at or below the paths, given and returned relative to the project folder; missing ones are left out. */
export function filesBelow(paths, skip = () => false) {
  return paths.flatMap((path) => {
    const stat = statSync(at(path), { throwIfNoEntry: false });
    if (!stat || skip(path)) return [];
    if (!stat.isDirectory()) return [path];
    const entries = readdirSync(at(path)).sort();
    return filesBelow(
      entries.map((entry) => join(path, entry)),
      skip,
    );
  });
}

/** Changes whenever the content of one of the files does, or one comes or goes. */
export function contentHash(paths, ...extra) {
  const hash = createHash('sha256').update(extra.join('\n'));
  for (const file of filesBelow(paths)) hash.update(`\0${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** Changes whenever somebody touches one of the files: cheaper than their content, for what a build wrote. */
export function touchHash(paths, skip) {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths, skip)) {
    const { size, mtimeMs } = statSync(at(file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}
