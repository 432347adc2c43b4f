import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program's path, from PATH or one of the other folders; undefined when it is in none. */
export function findProgram(name, folders = []) {
  const candidates = [...(process.env.PATH ?? '').split(delimiter), ...folders].filter(Boolean);
  return candidates.map((folder) => join(folder, name)).find(isExecutable);
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = () => process.getuid?.() === 0;

/** The ids of the first of the accounts that exists here. */
export function accountIds(...names) {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = names.map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  return account && { uid: Number(account[2]), gid: Number(account[3]) };
}
