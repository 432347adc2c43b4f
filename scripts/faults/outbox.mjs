import { jest } from '../lib/jest.mjs';
import { postgresFolder, withPostgres } from '../lib/postgres.mjs';

/** A mail server that fails in every way, for ten shortened minutes of 500 requests: each mail comes once. */
export async function outbox(report) {
  await report('mail server failing, embedded database', () => tenMinutes({}));
  if (!postgresFolder()) return;
  await withPostgres((url) =>
    report('mail server failing, PostgreSQL', () => tenMinutes({ TEST_DATABASE_URL: url })),
  );
}

async function tenMinutes(env) {
  const { passed, failed } = await jest('backend', { ...env, TEST_LONG_FAULTS: 'yes' }, ['outbox-faults']);
  const kept = passed > 0 && failed === 0;
  return { figures: kept ? '1,000 mails, each once' : '', problems: kept ? [] : ['the test above failed'] };
}
