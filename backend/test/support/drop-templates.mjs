import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const { TEST_DATABASE_URL: connectionString, TEST_TEMPLATE: template } = process.env;
const ofThisRun = (name) => name.startsWith(`${template}_`);

/** At the end of a run: removes what its workers made once and copied for each app. */
export default async function dropTemplates() {
  for (const name of readdirSync(tmpdir()).filter(ofThisRun))
    rmSync(join(tmpdir(), name), { recursive: true });
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT datname AS name FROM pg_database');
  for (const { name } of rows.filter((row) => ofThisRun(row.name)))
    await client.query(`DROP DATABASE ${name}`);
  await client.end();
}
