import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/lib/server.mjs';
import { ADMIN_TOKEN } from './fixtures';

/** One built server with an empty database for the whole run. */
export default async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startServer({ DATA_DIR: dataDir, ADMIN_TOKEN });
    process.env.E2E_URL = server.url;
    return async () => {
      await server.stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
