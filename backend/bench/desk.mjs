import { Agent, request } from 'node:http';
import pg from 'pg';
import { withPostgres } from '../../scripts/lib/postgres.mjs';
import { loadConfig } from '../dist/config.js';
import { openDatabase } from '../dist/database/database.js';
import { fill } from './desk-requests.mjs';
import { started } from './started.mjs';

/**
 * The staff desk on 1,000,000 requests against 1,000: p95 of every call in milliseconds, measured call by call in turns
 * in one run, on a PostgreSQL server started here with its own defaults (fsync off).
 * Usage: node backend/bench/desk.mjs [calls per case [address of a server that keeps both databases for the next run
 * [part of the names of the cases wanted]]]
 */
const [, , calls = 200, keeper, wanted = ''] = process.argv;
const SIZES = [1_000, 1_000_000];
const AT_MOST = 2;
const LIST = '/api/admin/consultation-requests';

const list = (parameters) => `${LIST}?${new URLSearchParams({ limit: 50, ...parameters })}`;
const searches = (words, also = {}) => words.map((search) => list({ search, ...also }));

/** Each takes its paths in turn, so that no answer is asked for twice in a row. */
const CASES = {
  'first page of 50': () => [list()],
  'first page of 500': () => [LIST],
  'page in the middle': ({ middle }) => [list({ cursor: middle })],
  status: () => ['new', 'contacted', 'scheduled', 'completed'].map((status) => list({ status })),
  destination: () => ['United States', 'Dubai', 'Slovakia', 'none'].map((country) => list({ country })),
  'status and destination': () => [
    list({ status: 'contacted', country: 'Slovakia' }),
    list({ status: 'new', country: 'Canada' }),
  ],
  'one day': ({ day }) => [list({ from: day, to: day })],
  'a month, oldest first': ({ day, month }) => [list({ from: month, to: day, sort: 'oldest' })],
  overdue: () => [list({ due: 'overdue' }), list({ due: 'overdue', sort: 'oldest' })],
  'due today': () => [list({ due: 'today' })],
  'oldest waiting first': () => [list({ status: 'new', sort: 'oldest' })],
  'search: common names': () => searches(['kumar', 'singh', 'asha', 'gmail', 'Sharma']),
  'search: names of one in a hundred': () => searches(['dhillon', 'xerxes', 'zutshi', 'usha', 'trivedi']),
  'search: first and last name': () =>
    searches(['ravi kumar', 'xerxes zutshi', 'asha rao', 'zoya sodhi', 'n kumar']),
  'search: e-mail': ({ people }) => searches(people.map(({ email }) => email)),
  'search: phone': ({ people }) =>
    searches(people.flatMap(({ phone }) => [phone, phone.slice(4), phone.slice(4, 9), phone.slice(4, 13)])),
  'search: nothing found': () => searches(['zzzzz', 'quixotic', 'nobody@example.com']),
  'search: one letter or two': () => searches(['a', 'z', 'ku', 'qx', '9', '77', 'x ', '@', 'é']),
  'search and status': () =>
    ['new', 'contacted', 'completed'].flatMap((status) =>
      searches(['kumar', 'zutshi', 'dave', 'qx'], { status }),
    ),
  'search and destination': () => searches(['kumar', 'zutshi', 'qx'], { country: 'Slovakia' }),
  'search among the overdue': () => searches(['kumar', 'zutshi', 'qx'], { due: 'overdue' }),
  'next page of a search': ({ middle }) => searches(['kumar', 'zutshi', 'qx'], { cursor: middle }),
  summary: () => [`${LIST}/summary`],
  statistics: () => [`${LIST}/statistics`],
  'one request': ({ people }) => people.map(({ id }) => `${LIST}/${id}`),
};

await (keeper ? measure(keeper) : withPostgres(measure));

async function measure(server) {
  const desks = [];
  try {
    for (const size of SIZES) desks.push(await desk(server, size));
    console.log(`p95 of ${calls} calls in milliseconds (and the median)\n`);
    console.log(
      ''.padEnd(38),
      ...SIZES.map((size) => size.toLocaleString('en').padStart(16)),
      'ratio'.padStart(8),
    );
    for (const [name, paths] of Object.entries(CASES)) {
      await row(name, desks, (each, i) => {
        const all = paths(each.sample);
        return each.call('GET', all[i % all.length]);
      });
    }
    await row('poll, nothing changed: 304', desks, (each) =>
      each.call('GET', LIST, undefined, { 'if-none-match': each.etag }),
    );
    await row('change of status', desks, (each, i) => {
      const { id } = each.sample.people[i % each.sample.people.length];
      return each.call('PATCH', `${LIST}/${id}/status`, { status: i % 2 ? 'contacted' : 'scheduled' });
    });
    await row('new request', desks, (each, i) =>
      each.call('POST', '/api/consultation-requests', {
        name: `Asha ${i}`,
        email: 'asha@example.com',
        phone: '98765 43210',
        country: 'Canada',
      }),
    );
  } finally {
    for (const each of desks) await each.end();
  }
}

async function row(name, desks, call) {
  if (!name.includes(wanted)) return;
  const times = desks.map(() => []);
  for (let i = -10; i < calls; i++) {
    for (const [which, each] of desks.entries()) {
      const start = performance.now();
      await call(each, i + 10);
      if (i >= 0) times[which].push(performance.now() - start);
    }
  }
  const at = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)];
  const p95 = times.map((values) => at(values, 0.95));
  const ratio = p95[1] / p95[0];
  const shown = times.map((values, i) => `${p95[i].toFixed(1)} (${at(values, 0.5).toFixed(1)})`.padStart(16));
  console.log(name.padEnd(38), ...shown, ratio.toFixed(2).padStart(8), ratio > AT_MOST ? ' over 2' : '');
}

/** Our server on a database with so many requests. */
async function desk(server, size) {
  const url = new URL(server);
  url.pathname = `/desk_${size}`;
  await database(server, url, size);
  const { child, url: address } = await started('ours.mjs', url.href);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (method, path, body, headers) => send(agent, address + path, method, body, headers);
  const { headers } = await call('GET', LIST);
  return { call, etag: headers.etag, sample: await sample(url), end: () => (agent.destroy(), child.kill()) };
}

async function database(server, url, size) {
  const name = url.pathname.slice(1);
  const admin = await connected(server);
  const { rowCount: exists } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (!exists) {
    console.log(`Making ${size.toLocaleString('en')} requests…`);
    await admin.query(`CREATE DATABASE ${name}`);
    await (await openDatabase(loadConfig({ DATABASE_URL: url.href }))).destroy();
    const client = await connected(url.href);
    await fill(client, size);
    await client.end();
  }
  await admin.end();
}

/** What the cases ask for. */
async function sample(url) {
  const client = await connected(url.href);
  const { rows: people } = await client.query(
    `SELECT id, email, phone FROM consultation_requests WHERE id % greatest((SELECT max(id) FROM consultation_requests) / 20, 1) = 7 ORDER BY id LIMIT 20`,
  );
  const { rows } = await client.query(
    `SELECT (SELECT max(id) / 2 FROM consultation_requests) AS middle, (current_date - 10)::text AS day, (current_date - 40)::text AS month`,
  );
  await client.end();
  return { people, ...rows[0] };
}

async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function send(agent, url, method, body, headers) {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method,
        agent,
        headers: {
          'admin-token': 'a-token-for-the-bench',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        if (response.statusCode >= 400) reject(new Error(`${method} ${url}: ${response.statusCode}`));
        response.resume().on('end', () => resolve(response));
      },
    );
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}
