import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { differences, requestOf, storedIds } from '../lib/requests.mjs';

export const ADMIN_TOKEN = 'a-token-for-the-faults';
/** A call that nobody answers: more than every promise. */
const GIVE_UP_MS = 15_000;
const RETRY_MS = 100;

/**
 * One call, however it ends.
 * @returns its status (0 when the connection failed), headers, text and milliseconds
 */
export function call(url, { method = 'GET', path = '/', headers = {}, body, agent } = {}) {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status, rest = {}) =>
      resolve({ status, headers: {}, text: '', ms: performance.now() - start, ...rest });
    const sent = request(url + path, { method, agent, timeout: GIVE_UP_MS, headers }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part) => (text += part))
        .on('error', (error) => done(0, { error }))
        .on('end', () => done(response.statusCode, { headers: response.headers, text }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error) => done(0, { error }));
    sent.end(body);
  });
}

export const asAdmin = { 'admin-token': ADMIN_TOKEN };

export function post(url, email, agent) {
  return call(url, {
    method: 'POST',
    path: '/api/consultation-requests',
    headers: { 'content-type': 'application/json', 'idempotency-key': email },
    body: requestOf(email),
    agent,
  });
}

/**
 * What was acknowledged, against what is stored. Every request is sent until it is acknowledged, always under the same
 * Idempotency-Key, so that each must be there once.
 */
export class Ledger {
  /** Ids by e-mail address. */
  acknowledged = new Map();
  unanswered = new Set();

  note(email, { status, text }) {
    if (status !== 201) return false;
    this.acknowledged.set(email, JSON.parse(text).id);
    this.unanswered.delete(email);
    return true;
  }

  /** Repeats what got no answer, then compares. @returns what is wrong, in words */
  async settle(url) {
    const before = await this.differences(url);
    for (const email of [...this.unanswered]) {
      const answer = await post(url, email);
      if (!this.note(email, answer)) return [...before, `a retry was answered ${answer.status}`];
    }
    return [...before, ...(await this.differences(url))];
  }

  /** How many are stored although nobody was told. */
  async storedUnanswered(url) {
    const stored = await storedIds(url, ADMIN_TOKEN);
    return [...this.unanswered].filter((email) => stored.has(email)).length;
  }

  async differences(url) {
    return differences(this.acknowledged, await storedIds(url, ADMIN_TOKEN), [...this.unanswered]);
  }
}

/** Visitors who send requests one after the other, and staff who look at the summary, until told to stop. */
export class Load {
  answers = [];
  #stopped = false;
  #agent = new Agent({ keepAlive: true });
  #clients;

  /** @param name tells its requests from those of other loads on the same ledger */
  constructor(url, ledger, name, { writers = 8, readers = 2 } = {}) {
    this.#clients = Promise.all([
      ...Array.from({ length: writers }, (_, writer) => this.#write(url, ledger, `${name}.w${writer}`)),
      ...Array.from({ length: readers }, () => this.#read(url)),
    ]);
  }

  async #write(url, ledger, name) {
    for (let count = 0; !this.#stopped; count++) {
      const email = `${name}.n${count}@example.com`;
      ledger.unanswered.add(email);
      while (!ledger.note(email, await this.#noted(post(url, email, this.#agent)))) {
        if (this.#stopped) return;
        await sleep(RETRY_MS);
      }
    }
  }

  async #read(url) {
    const path = '/api/admin/consultation-requests/summary';
    while (!this.#stopped) {
      const { status } = await this.#noted(call(url, { path, headers: asAdmin, agent: this.#agent }));
      await sleep(status === 200 ? 20 : RETRY_MS);
    }
  }

  async #noted(sent) {
    const answer = await sent;
    this.answers.push({ ...answer, text: '', at: performance.now() });
    return answer;
  }

  /** The answers that came since a moment. */
  since(moment) {
    return this.answers.filter(({ at }) => at >= moment);
  }

  /** Waits until so many requests were answered well since a moment. @returns whether that came within the milliseconds */
  async goes(since, count, within) {
    for (const end = performance.now() + within; ; await sleep(20)) {
      if (this.since(since).filter(({ status }) => status < 300 && status > 0).length >= count) return true;
      if (performance.now() > end) return false;
    }
  }

  /** Ends after the calls under way. */
  async stop() {
    this.#stopped = true;
    await this.#clients;
    this.#agent.destroy();
  }
}
