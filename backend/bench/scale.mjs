import { Agent, request } from 'node:http';
import { ADMIN, COUNSELOR, JSON_BODY, LIST, REQUEST, STUDENTS } from './calls.mjs';
import { connected, databaseOf } from './databases.mjs';
import {
  COUNSELOR_CASES,
  DESK_CASES,
  SHORT_STUDENT_SEARCH,
  STUDENT_CASES,
  STUDENTS_OF_COUNSELOR_CASES,
  UNIVERSITY_PAGES,
  UNIVERSITY_POINTS,
  WAITING_CASES,
} from './scale-cases.mjs';
import { started } from './started.mjs';

/** How many times as long a call may take among as many more requests. */
const AT_MOST = 2;
/** For a page of 24 universities. */
const WITHIN_MS = 25;
const WARM_UP = 10;

/** The staff desk's calls on 1,000,000 requests against 1,000. */
export async function requests(report, options) {
  await inTurns(
    [1_000, 1_000_000].map((count) => [count, 0]),
    options,
    async (row, servers) => {
      await eachOf(DESK_CASES, row);
      await eachOf(COUNSELOR_CASES, row, COUNSELOR);
      for (const server of servers) server.etag = (await server.call('GET', LIST)).headers.etag;
      await row('poll, nothing changed: 304', ({ call, etag }) =>
        call('GET', LIST, undefined, { 'if-none-match': etag }),
      );
      await row('change of status', ({ call, sample }, i) =>
        call('PATCH', `${LIST}/${sample.people[i % sample.people.length].id}/status`, {
          status: i % 2 ? 'contacted' : 'scheduled',
        }),
      );
      await row('new request', ({ call }) => call('POST', '/api/consultation-requests', REQUEST));
    },
    report,
  );
}

/** The same where nobody has been answered: 1,000,000 wait, against 1,000. */
export async function waiting(report, options) {
  await inTurns(
    [1_000, 1_000_000].map((count) => [count, 0, true]),
    options,
    async (row) => {
      await eachOf(WAITING_CASES, row);
      await eachOf(COUNSELOR_CASES, row, COUNSELOR);
      // Each another attempt, because the same within a minute is recorded once.
      await row('an attempt recorded', ({ call, sample: { people } }, i) => {
        const turn = Math.floor(i / people.length);
        return call('POST', `${LIST}/${people[i % people.length].id}/contacts`, {
          channel: ['call', 'whatsapp', 'email'][turn % 3],
          outcome: turn < 3 ? 'reached' : 'no-answer',
        });
      });
    },
    report,
  );
}

/** Students on the desk who share 50,000 applications, against 500, among as many requests. */
export async function students(report, options) {
  await inTurns(
    [500, 50_000].map((count) => [20_000, 0, false, count]),
    options,
    async (row) => {
      await eachOf(STUDENT_CASES, row);
      await eachOf(STUDENTS_OF_COUNSELOR_CASES, row, COUNSELOR);
      await row('search: one letter or two', ({ call }, i) => call('GET', SHORT_STUDENT_SEARCH[i % 3]), {});
      // After the stages, which are older than a month.
      const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await row('the university was asked', ({ call, sample: { applications } }, i) => {
        const { userId, id } = applications[i % applications.length];
        const path = `${STUDENTS}/${userId}/applications/${id}/asked`;
        return call('POST', path, { day }, { 'if-match': '*' });
      });
      await row('a task is ticked', ({ call, sample: { tasks } }, i) => {
        const { userId, applicationId, id } = tasks[i % tasks.length];
        const path = `${STUDENTS}/${userId}/applications/${applicationId}/tasks/${id}`;
        return call('PATCH', path, { done: i % 2 === 0 }, { 'if-match': '*' });
      });
    },
    report,
  );
}

/** A row for each case, whose paths are called in turn. */
async function eachOf(cases, row, headers) {
  for (const [name, paths] of Object.entries(cases)) {
    await row(name, (server, i) => {
      const all = paths(server.sample);
      return server.call('GET', all[i % all.length], undefined, headers);
    });
  }
}

/** The public lists over 25,000 universities, more than the world has, beside 1,230, as they are read for the first time. */
export async function universities(report, options) {
  await inTurns(
    [0, 25_000].map((count) => [0, count]),
    options,
    async (row) => {
      for (const [name, path] of Object.entries(UNIVERSITY_PAGES))
        await row(name, ({ call }, i) => call('GET', path(i)), { within: WITHIN_MS });
      for (const [name, path] of Object.entries(UNIVERSITY_POINTS))
        await row(name, ({ call }, i) => call('GET', path(i)), {});
    },
    report,
  );
}

/** Measures p95 in milliseconds, call by call in turns, on one server for each size of the database. */
async function inTurns(sizes, { server, calls, only }, measure, report) {
  const servers = [];
  try {
    for (const size of sizes) servers.push(await serverOn(server, ...size));
    await measure(async (name, call, promise = { atMost: AT_MOST }) => {
      if (!name.includes(only)) return;
      const times = servers.map(() => []);
      for (let i = -WARM_UP; i < calls; i++) {
        for (const [which, each] of servers.entries()) {
          const start = performance.now();
          await call(each, i + WARM_UP);
          if (i >= 0) times[which].push(performance.now() - start);
        }
      }
      const [small, large] = times.map(
        (values) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)],
      );
      report({ name, small, large, ratio: large / small, ...promise });
    }, servers);
  } finally {
    for (const { end } of servers) end();
  }
}

/** Our server on a database of a size. */
async function serverOn(server, requestCount, ...rest) {
  const database = await databaseOf(server, requestCount, ...rest);
  const { child, url } = await started('ours.mjs', database);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    call: (method, path, body, headers) => send(agent, url + path, method, body, headers),
    sample: requestCount > 0 ? await sampleOf(database) : undefined,
    end: () => (agent.destroy(), child.kill()),
  };
}

/** What the cases ask for. */
async function sampleOf(database) {
  const client = await connected(database);
  const { rows: people } = await client.query(
    `SELECT id, email, phone FROM consultation_requests WHERE id % greatest((SELECT max(id) FROM consultation_requests) / 20, 1) = 7 ORDER BY id LIMIT 20`,
  );
  const { rows } = await client.query(
    `SELECT (SELECT max(id) / 2 FROM consultation_requests) AS middle, (current_date - 10)::text AS day, (current_date - 40)::text AS month`,
  );
  const { rows: applications } = await client.query(
    `SELECT id, "userId" FROM applications WHERE stage = 'submitted' ORDER BY id LIMIT 20`,
  );
  const { rows: tasks } = await client.query(
    `SELECT t.id, "applicationId", "userId" FROM application_tasks t JOIN applications a ON a.id = "applicationId" ORDER BY t.id LIMIT 20`,
  );
  const middle = async (day) => {
    const { rows: places } = await client.query(
      `SELECT ("${day}" - date '1900-01-01')::bigint * 2147483648 + "userId" AS cursor FROM application_sharings
       ORDER BY "${day}", "userId" OFFSET (SELECT count(*) / 2 FROM application_sharings) LIMIT 1`,
    );
    return places[0]?.cursor;
  };
  const cursors = { cursor: await middle('stalestOn'), dueCursor: await middle('nextDueOn') };
  await client.end();
  return { people, applications, tasks, ...cursors, ...rows[0] };
}

function send(agent, url, method, body, headers) {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, agent, headers: { ...ADMIN, ...(body && JSON_BODY), ...headers } },
      (response) => {
        if (response.statusCode >= 400) reject(new Error(`${method} ${url}: ${response.statusCode}`));
        response.resume().on('end', () => resolve(response));
      },
    );
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}
