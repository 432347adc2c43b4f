import { rmSync } from 'node:fs';
import { seededFolder } from '../../scripts/lib/seeded-folder.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { ADMIN_TOKEN } from './fixtures';

/**
 * One built server with an empty database for the whole run; or, with BASE_URL, one that runs already, whose
 * ADMIN_TOKEN is then given, too. What it has stored stays.
 */
export default async function setUp() {
  if (process.env.BASE_URL) return connectTo(new URL(process.env.BASE_URL).origin);
  const dataDir = await seededFolder('journeys-');
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

async function connectTo(url: string): Promise<void> {
  const ready = await fetch(`${url}/api/health/ready`);
  if (!ready.ok) throw new Error(`${url} is not ready: ${ready.status}`);
  process.env.E2E_URL = url;
  // Only a server that is in development and has no mail server shows its mails, and only on its own machine. Against
  // any other server the tests that need a link from a mail are skipped.
  if (!(await fetch(`${url}/api/dev/inbox`)).ok) process.env.E2E_WITHOUT_INBOX = 'yes';
}
