import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededFolder } from '../../scripts/lib/seeded-folder.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { ADMIN_TOKEN, test as base } from './fixtures';

interface OwnServer {
  url: string;
  /** From now on its clock is slow by so many minutes. */
  setMinutesAgo(minutes: number): void;
}

/** Journeys against a server that no other journey uses, and whose clock can be set. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, provide) => {
      const folder = await seededFolder('own-server-');
      const clock = join(folder, 'clock');
      const setMinutesAgo = (minutes: number) => writeFileSync(clock, String(-minutes * 60_000));
      setMinutesAgo(0);
      try {
        const server = await startServer({
          DATA_DIR: folder,
          ADMIN_TOKEN,
          CLOCK: clock,
          NODE_OPTIONS: `--import ${new URL('moved-clock.mjs', import.meta.url).href}`,
        });
        await provide({ url: server.url, setMinutesAgo });
        await server.stop();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});
