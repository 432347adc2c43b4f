import pg from 'pg';
import { loadConfig } from '../dist/config/config.js';
import { openDatabase } from '../dist/database/database.js';
import { fill } from './desk-requests.mjs';
import { fillStudents } from './desk-students.mjs';
import { fillUniversities } from './more-universities.mjs';

export async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/**
 * The address of a database of our schema on the server with so many requests and universities, made unless it is
 * there.
 * @param universities the seed's own 1,230 unless more
 * @param everyoneWaits none of the requests has been answered
 * @param applications that students share with the first of the requests
 */
export async function databaseOf(
  server,
  requests,
  universities = 0,
  everyoneWaits = false,
  applications = 0,
) {
  const name = `bench_${requests}_${universities}${everyoneWaits ? '_waiting' : ''}${applications ? `_${applications}` : ''}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = await connected(server);
  const { rowCount: exists } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (!exists) {
    await admin.query(`CREATE DATABASE ${name}`);
    await (await openDatabase(loadConfig({ DATABASE_URL: url.href }))).destroy();
    const client = await connected(url.href);
    if (requests > 0) await fill(client, requests, everyoneWaits);
    if (applications > 0) await fillStudents(client, applications);
    if (universities > 0) await fillUniversities(client, universities);
    await client.end();
  }
  await admin.end();
  return url.href;
}
