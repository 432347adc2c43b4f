import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startApp, type TestApp } from './support/app.js';

const PATH = '/api/consultation-requests';
/** Any query makes the framework answer. */
const USUAL = `${PATH}?usual`;
const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', message: 'नमस्ते' };
const text = JSON.stringify(asha);

/** A request is answered in front of the framework, or by it: nobody can tell which. */
describe('a consultation request', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await startApp({ trustProxy: 1, publicUrl: 'https://consultancy.example' });
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query('TRUNCATE consultation_requests, rate_limits CASCADE'));

  async function answer(path: string, body: string | Uint8Array, headers: Record<string, string> = {}) {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as string,
    });
    const told = (await response.json()) as Record<string, unknown>;
    const ofTheMoment = ['date', 'x-request-id', 'etag', 'content-length', 'vary'];
    const kept = [...response.headers].filter(([name]) => !ofTheMoment.includes(name));
    return {
      status: response.status,
      headers: Object.fromEntries(kept),
      body: { ...told, id: typeof told['id'], createdAt: typeof told['createdAt'] },
    };
  }
  const count = async () => (await server.database.query('SELECT FROM consultation_requests')).length;

  it.each<[string, string | Uint8Array, Record<string, string>?]>([
    ['that is whole', text],
    ['with a charset', text, { 'content-type': 'application/json; charset=utf-8' }],
    ['through a proxy with TLS', text, { 'x-forwarded-proto': 'https' }],
    ['of another site', text, { origin: 'https://example.org' }],
    ['of our own page', text, { origin: 'https://consultancy.example' }],
    ['with wrong fields', JSON.stringify({ ...asha, email: 'x', phone: 5 })],
    ['with nothing in it', '{}'],
    ['with an unusable key', text, { 'idempotency-key': 'x'.repeat(256) }],
    ['that is not JSON', '{"name":'],
    ['that is a list', '[]'],
    ['that is null', 'null'],
    ['that is a text', '"text"'],
    ['that is blank', '   '],
    ['with a byte order mark', `\ufeff${text}`],
    ['that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nested too deeply', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
    ['with a field of the prototype', '{"__proto__":{"name":"x"},"constructor":1}'],
    ['too long', JSON.stringify({ ...asha, message: 'x'.repeat(110_000) })],
    ['of another type', text, { 'content-type': 'text/plain' }],
    ['in another charset', text, { 'content-type': 'application/json; charset=utf-16' }],
  ])('%s', async (...[, body, headers]) => {
    const direct = await answer(PATH, body, headers);
    expect(direct).toEqual(await answer(USUAL, body, headers));
    expect(await count()).toBe(direct.status === 201 ? 2 : 0);
  });

  it('is answered in front of the framework, which alone gives an ETag', async () => {
    const etag = async (path: string, headers = {}) =>
      (
        await fetch(server.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: 'https://consultancy.example', ...headers },
          body: text,
        })
      ).headers.get('etag');
    expect(await etag(PATH)).toBeNull();
    expect(await etag(USUAL)).not.toBeNull();
  });

  it('with a key is the same request either way', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await answer(PATH, text, key);
    expect(await answer(USUAL, text, key)).toEqual(first);
    expect(await answer(PATH, JSON.stringify({ ...asha, name: 'Else' }), key)).toMatchObject({ status: 422 });
    expect(await count()).toBe(1);
  });

  it('counts for the address that the trusted proxy names', async () => {
    for (const path of [PATH, USUAL])
      for (const client of ['203.0.113.7', '203.0.113.7', '2001:db8::1'])
        await answer(path, text, { 'x-forwarded-for': `198.51.100.9, ${client}` });
    const rows = await server.database.query<{ hits: number }[]>('SELECT hits FROM rate_limits');
    expect(rows.map(({ hits }) => hits).sort()).toEqual([2, 4]);

    await server.database.query('UPDATE rate_limits SET hits = 300');
    const refused = await answer(PATH, text, { 'x-forwarded-for': '203.0.113.7' });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });

  it('is not stored before it is whole', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text) + 1}\r\n\r\n${text}`,
    );
    await setTimeout(200);
    socket.destroy();
    await setTimeout(200);
    expect(await count()).toBe(0);
    expect((await answer(PATH, text)).status).toBe(201);
  });
});
