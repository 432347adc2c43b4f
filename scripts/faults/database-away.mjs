import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../lib/server.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { ADMIN_TOKEN, Ledger, Load } from './load.mjs';
import { startProxy } from './proxy.mjs';

/** What is promised while the database is away, in milliseconds. */
const ANSWER_WITHIN = 2_000;
const RECOVER_WITHIN = 5_000;
const AWAY = 4_000;
/** This process is client and network too. When it stood still for longer than this, it read answers too late to time them. */
const STANDSTILL = 500;
const ATTEMPTS = 3;

/** The ways in which a database server goes away and comes back. */
const FAULTS = {
  restarted: { away: (postgres) => postgres.stop(), back: (postgres) => postgres.start() },
  'killed (kill -9)': { away: (postgres) => postgres.kill(), back: (postgres) => postgres.start() },
  'paused (SIGSTOP)': {
    away: (postgres) => postgres.pause(),
    back: (postgres) => postgres.resume(),
    short: true,
  },
  'network refuses': { away: (_, proxy) => proxy.refuse(), back: (_, proxy) => proxy.open() },
  'network swallows': { away: (_, proxy) => proxy.swallow(), back: (_, proxy) => proxy.open(), short: true },
};

/** A PostgreSQL server goes away under load and comes back, in every way. */
export async function databaseAway(report, { short }) {
  await withPostgres(
    async (url, postgres) => {
      const proxy = await startProxy(postgres.port);
      const throughProxy = url.replace(`:${postgres.port}/`, `:${proxy.port}/`);
      const server = await startServer({ DATABASE_URL: throughProxy, ADMIN_TOKEN, RATE_LIMIT: 'off' });
      const ledger = new Ledger();
      try {
        for (const [name, fault] of Object.entries(FAULTS)) {
          if (short && !fault.short) continue;
          await report(`PostgreSQL ${name}`, () =>
            inTime((attempt) => goneAndBack(name, fault, { server, postgres, proxy, ledger }, attempt)),
          );
        }
      } finally {
        postgres.resume();
        await server.kill();
        proxy.close();
      }
    },
    { settings: '' },
  );
}

/** Repeats what was late while this process stood still, as it does for seconds on a machine with too much to do. */
async function inTime(work) {
  const delay = monitorEventLoopDelay();
  for (let attempt = 1; ; attempt++) {
    delay.reset();
    delay.enable();
    const { figures, problems, late } = await work(attempt);
    delay.disable();
    const standstill = delay.max / 1e6;
    if (late.length > 0 && problems.length === 0 && standstill > STANDSTILL && attempt < ATTEMPTS) continue;
    return { figures, problems: [...problems, ...late] };
  }
}

async function goneAndBack(name, { away, back }, { server, postgres, proxy, ledger }, attempt) {
  const load = new Load(server.url, ledger, name.replace(/\W/g, '') + attempt);
  await load.goes(0, 50, 10_000);
  const went = performance.now();
  await away(postgres, proxy);
  await sleep(Math.max(0, AWAY - (performance.now() - went)));
  await back(postgres, proxy);
  const returned = performance.now();
  await load.goes(returned, 20, 2 * RECOVER_WITHIN);
  await sleep(1_000);
  await load.stop();

  const during = load.since(went);
  const refused = during.filter(({ status }) => status >= 300 || status === 0);
  const slowest = Math.max(...during.map(({ ms }) => ms));
  const other = refused.filter(({ status, headers }) => status !== 503 || !headers['retry-after']);
  const lastRefused = Math.max(returned, ...refused.map(({ at }) => at));
  const recovery = lastRefused - returned;
  const problems = await ledger.settle(server.url);
  if (refused.length === 0 && name !== 'restarted')
    problems.push('nothing was refused: the fault did not come');
  if (other.length > 0)
    problems.push(
      `${other.length} not answered 503 with Retry-After, first ${other[0].status} ${other[0].error ?? ''}`,
    );
  const late = [];
  if (slowest > ANSWER_WITHIN) late.push(`an answer took ${Math.round(slowest)} ms`);
  if (recovery > RECOVER_WITHIN) late.push('recovered too late');
  const figures = `${refused.length} answered 503, slowest answer ${Math.round(slowest)} ms, well again after ${Math.round(recovery)} ms, ${ledger.acknowledged.size} acknowledged`;
  return { figures, problems, late };
}
