import autocannon from 'autocannon';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { withPostgres } from '../../scripts/lib/postgres.mjs';
import { started } from './started.mjs';

/**
 * What one processor core carries: the processor time that a request takes of the server and of PostgreSQL, which other
 * work on the machine changes less than the time an answer takes. Linux only, which counts it in /proc.
 * Usage: node backend/bench/capacity.mjs [seconds per case]
 */
const [seconds = 10] = process.argv.slice(2).map(Number);
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const STORED = 20_000;
/** What /proc counts in; the same on all common machines. */
const TICKS_PER_SECOND = 100;
let asked = 0;
const staff = { 'admin-token': 'a-token-for-the-bench' };
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' });
const account = JSON.stringify({ username: 'capacity@example.com', password: 'correct horse' });

await withPostgres(async (databaseUrl) => {
  const { url, child } = await started('ours.mjs', databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(`INSERT INTO consultation_requests (name, email, phone, "searchText")
      SELECT 'Asha ' || i, i || '@example.com', '98765 43210', 'asha ' || i FROM generate_series(1, ${STORED}) i`);
    await database.query('ANALYZE');
    await fetch(`${url}/api/users/register`, { method: 'POST', headers: json, body: account });
    const list = '/api/admin/consultation-requests?limit=50';
    const etag = (await fetch(url + list, { headers: staff })).headers.get('etag');
    const { rows } = await database.query(
      'SELECT pg_backend_pid() AS pid, (SELECT setting FROM pg_settings WHERE name = $1) AS version',
      ['server_version'],
    );
    const postmaster = stat(rows[0].pid).parent;
    const cases = [
      ['a page', { path: '/', headers: { 'accept-encoding': 'br' } }],
      ['universities, kept half a minute', { path: '/api/universities?country=Canada&limit=24' }],
      ['universities, asked of the database', { path: () => `/api/universities?limit=24&minGraduateGpa=${gpa()}` }],
      ['one university', { path: '/api/universities/1' }],
      ['the staff list polled, unchanged', { path: list, headers: { ...staff, 'if-none-match': etag } }],
      ['the staff list, newest 50', { path: list, headers: staff }],
      ['a consultation request', { path: '/api/consultation-requests', method: 'POST', headers: json, body }],
      ['a log-in', { path: '/api/users/login', method: 'POST', headers: json, body: account }],
    ]; // prettier-ignore
    console.log(`Node.js ${process.versions.node}, PostgreSQL ${rows[0].version}, ${STORED} requests stored`);
    console.log('milliseconds of processor time'.padEnd(40), 'server', 'database', 'a second on one core');
    for (const [name, request] of cases) {
      // Cold code and empty caches are another matter.
      await load(url, request, WARM_UP_SECONDS);
      const [before, stored] = [stat(child.pid).ticks, databaseTicks(postmaster)];
      const count = await load(url, request, seconds);
      const server = milliseconds(stat(child.pid).ticks - before) / count;
      const rest = milliseconds(databaseTicks(postmaster) - stored) / count;
      const each = [server.toFixed(3).padStart(6), rest.toFixed(3).padStart(8)];
      console.log(name.padEnd(40), ...each, String(Math.round(1000 / (server + rest))).padStart(12));
    }
    console.log(`memory of the server: ${Math.round(residentBytes(child.pid) / 1e6)} MB`);
  } finally {
    await database.end();
    child.kill();
  }
});

/** Another one every time, so that no answer is kept. */
function gpa() {
  return (asked++ % 400_000) / 100_000;
}

/** @returns how many were answered */
async function load(url, { path, method = 'GET', headers = {}, body: sent }, duration) {
  const setupRequest = typeof path === 'function' && ((request) => ({ ...request, path: path() }));
  const requests = [{ method, headers, body: sent, ...(setupRequest ? { setupRequest } : { path }) }];
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests });
  const { '2xx': fine, '3xx': unchanged, non2xx, errors } = result;
  if (errors || non2xx !== unchanged) throw new Error(`${path}: ${non2xx} failures, ${errors} errors`);
  return fine + unchanged;
}

function milliseconds(count) {
  return (count / TICKS_PER_SECOND) * 1000;
}

/** Of every process of the database server, also of those that have ended. */
function databaseTicks(postmaster) {
  const running = childrenOf(postmaster).map((pid) => stat(pid).ticks);
  return running.reduce((sum, ticks) => sum + ticks, stat(postmaster).ended);
}

/** Fields of /proc/<pid>/stat after the name, which may hold anything. */
function stat(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return {
    parent: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
    ended: Number(fields[13]) + Number(fields[14]),
  };
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return stat(pid).parent === parent;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
}

function residentBytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;
}
