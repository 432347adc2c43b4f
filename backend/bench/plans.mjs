import { Agent, get } from 'node:http';
import { databaseOf } from './databases.mjs';
import { JSON_BODY, STUDENT } from './calls.mjs';
import { started } from './started.mjs';

const APPLICATIONS = 20;
const TASKS = 18;
/** Milliseconds in which a student has the list. */
const WITHIN = 15;

/** A student's list of twenty applications with their open tasks, beside a call that asks no database. */
export async function plans(report, { server, calls }) {
  for (const [name, args] of [
    ['PostgreSQL', [await databaseOf(server, 0)]],
    ['embedded', []],
  ]) {
    const { child, url } = await started('./ours.mjs', ...args);
    const headers = await student(url);
    const small = await p95(calls, `${url}/api/health/live`);
    const large = await p95(calls, `${url}/api/applications`, headers);
    report({
      name: `${APPLICATIONS} applications with ${APPLICATIONS * TASKS} tasks, ${name}`,
      small,
      large,
      ratio: large / small,
      within: WITHIN,
    });
    child.kill();
  }
}

/** Registers a student with applications and their tasks. @returns the headers of the session */
async function student(url) {
  const username = `${Date.now()}-${STUDENT.username}`;
  const registered = await call(url, 'POST', '/users/register', { ...STUDENT, username });
  const headers = { cookie: registered.headers.get('set-cookie').split(';')[0] };
  const tasks = Array.from({ length: TASKS }, (_, i) => ({
    rule: `rule-${i}`,
    owner: 'student',
    title: 'Take the English test, unless you have a result that counts',
    dueOn: `2027-0${1 + (i % 9)}-11`,
    zone: 'Europe/London',
  }));
  for (let i = 1; i <= APPLICATIONS; i++) {
    const subject = { universityId: i, level: 'masters', intake: '2027-09' };
    const { id } = await (await call(url, 'POST', '/applications', subject, headers)).json();
    await call(url, 'PUT', `/applications/${id}/tasks/planned`, { tasks }, headers);
  }
  return headers;
}

async function call(url, method, path, body, headers = {}) {
  const init = { method, headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api${path}`, init);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * In milliseconds, of so many calls one after the other over one connection, after as many that do not count. By Node's bare
 * client: fetch would need most of the time itself.
 */
async function p95(calls, url, headers = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (let i = 0; i < 2 * calls; i++) {
    const start = performance.now();
    await new Promise((resolve, reject) =>
      get(url, { agent, headers }, (answer) => answer.on('end', resolve).on('error', reject).resume()).on(
        'error',
        reject,
      ),
    );
    if (i >= calls) times.push(performance.now() - start);
  }
  agent.destroy();
  return times.sort((a, b) => a - b)[Math.floor(calls * 0.95)];
}
