import { hash } from '@node-rs/argon2';
import { ADMIN, FILTER, JSON_BODY, LIST, MESSAGE, NAME, REQUEST, STUDENT } from './calls.mjs';
import { connected, databaseOf } from './databases.mjs';
import { compare } from './rate.mjs';
import { started } from './started.mjs';

const MANY = 100_000;
const search = `/api/universities?${new URLSearchParams(FILTER)}`;
const post = (body) => ({ method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });

/** Calls of the API against a bare server that runs the same statement, in processes of their own on one PostgreSQL. */
export async function api(report, { server, ...times }) {
  const small = await databaseOf(server, 1_000);
  const ours = await started('ours.mjs', small);
  const bare = await started('bare.mjs', small);
  const row = async (name, target, [path, options], reference) =>
    name.includes(times.only) &&
    report({
      name,
      target,
      ...(await compare(
        { url: ours.url + path, ...options },
        { url: bare.url + reference[0], ...reference[1] },
        times,
      )),
    });
  try {
    await row('universities: filtered search, 24 a page', 1, [search], ['/filtered']);
    // Every call has other decimals after its tuition, so that no answer is kept from another.
    const first = `/api/universities?${new URLSearchParams({ ...FILTER, maxTuitionUSD: `${FILTER.maxTuitionUSD}.COUNT` })}`;
    await row('universities: the same, for the first time', 0.4, [first, { counted: 1e10 }], ['/filtered']);
    await row('the same, against JSON written by PostgreSQL', undefined, [search], ['/same']);
    await row('universities: the whole list of 1,230', 10, ['/api/universities'], ['/all']);
    await row(
      'consultation request, against a plain insert',
      0.5,
      ['/api/consultation-requests', post(REQUEST)],
      ['/insert', post(REQUEST)],
    );

    const call = (path, options) => fetch(ours.url + path, options);
    const registered = await call('/api/users/register', post(STUDENT));
    if (registered.status !== 201) throw new Error(`registering answered ${registered.status}`);
    const verified = {
      password: STUDENT.password,
      hash: await hash(STUDENT.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    };
    await row(
      'log-in, against checking the password alone',
      0.8,
      ['/api/users/login', post(STUDENT)],
      ['/verify', post(verified)],
    );
  } finally {
    ours.child.kill();
    bare.child.kill();
  }
}

/** The staff desk's lists among many requests, in the same way. */
export async function desk(report, { server, ...times }) {
  const large = await databaseOf(server, MANY);
  const ours = await started('ours.mjs', large);
  const bare = await started('bare.mjs', large);
  const row = async (name, target, path, reference, headers = {}) =>
    name.includes(times.only) &&
    report({
      name,
      target,
      ...(await compare(
        { url: ours.url + path, headers: { ...ADMIN, ...headers } },
        { url: bare.url + reference },
        times,
      )),
    });
  try {
    const etag = (await fetch(ours.url + LIST, { headers: ADMIN })).headers.get('etag');
    await row('poll, 304, against the full answer', 1, LIST, '/newest-500', { 'if-none-match': etag });
    await row('newest 50 of 100,000', 1, `${LIST}?limit=50`, '/newest-50');
    await row('name search among 100,000', 2, `${LIST}?limit=50&search=${NAME}`, '/by-name');
  } finally {
    ours.child.kill();
    bare.child.kill();
  }
}

/** A visitor's message, with the wait and the mail that it may bring, against the insert of the message alone. */
export async function messages(report, { server, ...times }) {
  const large = await databaseOf(server, MANY);
  const client = await connected(large);
  await client.query(
    `UPDATE consultation_requests SET "linkExpiresAt" = now() + interval '1 day',
       "linkHash" = encode(sha256(('visitor-' || lpad((id - 1)::text, 10, '0'))::bytea), 'hex')`,
  );
  await client.end();
  const ours = await started('ours.mjs', large);
  const bare = await started('bare.mjs', large);
  const row = async (name, target, counted) =>
    report({
      name,
      target,
      ...(await compare(
        { url: `${ours.url}/api/requests/visitor-COUNT/messages`, counted, ...post(MESSAGE) },
        { url: `${bare.url}/message`, ...post(MESSAGE) },
        times,
      )),
    });
  try {
    await row("a visitor's first message, against a plain insert", 0.5, MANY);
    await row('a later one', 0.5, 1_000);
  } finally {
    ours.child.kill();
    bare.child.kill();
  }
}
