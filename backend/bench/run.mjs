import autocannon from 'autocannon';
import { withPostgres } from '../../scripts/lib/postgres.mjs';
import { started } from './started.mjs';

/**
 * Throughput of our server as a ratio to a bare one (bare-server.mjs), both in processes of their own on the same
 * PostgreSQL (started here, fsync off, so that the disk decides nothing), measured in turns in one run.
 * Usage: npm run bench [-- seconds per turn [turns]]
 */
const [seconds = 3, turns = 5] = process.argv.slice(2).map(Number);
const CONNECTIONS = 32;
const SEARCH =
  '/api/universities?country=United%20States&fieldOfStudy=Engineering&minGraduateGpa=3.2&maxTuitionUSD=40000&limit=24';
const REQUEST = JSON.stringify({
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  country: 'Canada',
  course: 'Law',
  message: 'Hello',
});

const CASES = [
  { name: 'filtered search, 24 universities, against the same statement', path: SEARCH, bare: '/same' },
  { name: 'filtered search, 24 universities, against plain rows', path: SEARCH, bare: '/rows' },
  { name: 'all 1,232 universities, against plain rows', path: '/api/universities', bare: '/all' },
  {
    name: 'consultation request, against a plain insert',
    method: 'POST',
    path: '/api/consultation-requests',
    bare: '/insert',
    body: REQUEST,
  },
];

await withPostgres(async (databaseUrl) => {
  const ours = await started('ours.mjs', databaseUrl);
  const bare = await started('bare.mjs', databaseUrl);
  try {
    console.log(`${CONNECTIONS} connections, ${turns} turns of ${seconds} s each\n`);
    console.log(
      'requests per second'.padEnd(66),
      'bare'.padStart(8),
      'ours'.padStart(8),
      'ratio (min-max)'.padStart(22),
    );
    for (const { name, path, bare: reference, method = 'GET', body } of CASES) {
      const pairs = [];
      for (let turn = 0; turn < turns; turn++) {
        const reply = [
          await rate(bare.url + reference, method, body),
          await rate(ours.url + path, method, body),
        ];
        pairs.push(reply);
      }
      const ratios = pairs.map(([b, o]) => o / b).sort((x, y) => x - y);
      const middle = (values) => values.sort((x, y) => x - y)[Math.floor(values.length / 2)];
      const [b, o] = [middle(pairs.map(([x]) => x)), middle(pairs.map(([, x]) => x))];
      const range = `${middle([...ratios]).toFixed(2)} (${ratios[0].toFixed(2)}-${ratios.at(-1).toFixed(2)})`;
      console.log(name.padEnd(66), b.toFixed(0).padStart(8), o.toFixed(0).padStart(8), range.padStart(22));
    }
  } finally {
    ours.child.kill();
    bare.child.kill();
  }
});

async function rate(url, method, body) {
  const result = await autocannon({
    url,
    method,
    body,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'content-type': 'application/json' },
  });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} failures, ${result.errors} errors`);
  return result.requests.average;
}
