import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache } from './project.mjs';

const FILE = join(cache, 'lock');

/** Keeps two commands from installing or building in this folder at the same time: the later one waits. */
export async function withLock(work) {
  mkdirSync(cache, { recursive: true });
  for (let waited = false; !take(); waited = true) {
    if (!waited) console.log('Waiting for another command that is building here…');
    await wait(250);
  }
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function take() {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!holderLives()) rmSync(FILE, { force: true });
  return false;
}

function holderLives() {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    // A process that was killed leaves its file, and in a container its number may be ours now.
    if (!pid || pid === process.pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
