import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from '../common/tokens.js';

/** The token of an installation that sets none: made once, readable by the owner of the data folder only. */
export function generatedAdminToken(dataDir: string): { token: string; file: string } {
  const file = join(dataDir, 'admin-token');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written under another name first and then linked, so that two instances that start at once agree on one token.
  const draft = `${file}.${process.pid}`;
  try {
    return { token: readFileSync(file, 'utf8').trim(), file };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeFileSync(draft, `${newToken()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return { token: readFileSync(file, 'utf8').trim(), file };
}
