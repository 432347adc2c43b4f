import { createApp } from '../dist/app.js';
import { loadConfig } from '../dist/config/config.js';
import { IN_MEMORY } from '../dist/database/database.js';

/**
 * Our whole application, without rate limits, on a free port that it tells its parent.
 * Argument: a PostgreSQL address; without it the embedded database serves, in memory.
 */
const config = loadConfig({
  DATABASE_URL: process.argv[2],
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  ADMIN_TOKEN: 'a-token-for-the-bench',
});
const app = await createApp({ ...config, dataDir: IN_MEMORY });
await app.listen(0, '127.0.0.1');
process.send(`http://127.0.0.1:${app.getHttpServer().address().port}`);

// The parent is gone when the bench is interrupted.
process.on('disconnect', () => process.exit());
