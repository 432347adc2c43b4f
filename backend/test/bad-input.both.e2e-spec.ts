import fc from 'fast-check';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { asAdmin, client, document } from './support/http.js';
import { gzipSync } from 'node:zlib';
import { startApp, type TestApp } from './support/app.js';
import { operations } from './support/operations.js';

const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
const POSTS = [
  '/api/consultation-requests',
  '/api/newsletter-subscription',
  '/api/newsletter-subscription/confirm',
  '/api/users/register',
  '/api/users/login',
  '/api/users/password-reset',
  '/api/users/password-reset/confirm',
  '/api/requests/unknown/notes',
];

/** On both databases: no text may end the embedded one, which would end it for everybody. */
describe('bad input', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const post = (raw: string | Uint8Array, headers = {}, path = POSTS[0]!) =>
    call('POST', path, { raw, headers });
  const stored = async () => {
    const [row] = await server.database.query<{ n: number }[]>(
      'SELECT (SELECT count(*) FROM consultation_requests) + (SELECT count(*) FROM users) + (SELECT count(*) FROM newsletter_subscriptions) AS n',
    );
    return Number(row!.n);
  };

  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    call = client(server.url);
  });
  afterAll(() => server?.close());
  afterEach(async () => {
    expect((await call('GET', '/api/health/ready')).status).toBe(200);
    expect(await stored()).toBe(0);
  });

  it.each(POSTS)('%s: malformed JSON, other values than an object, and no body are 400', async (path) => {
    for (const raw of [
      '{',
      '{"a":}',
      '"text"',
      '5',
      'null',
      'true',
      '[]',
      '[{}]',
      '',
      ' ',
      '{"name":"a"',
      "{'name':'a'}",
      '\u0000',
      '{}{}',
    ]) {
      const reply = await post(raw, {}, path);
      expect([raw, reply.status]).toEqual([raw, 400]);
      expect(reply.body.errors[0].message).toBeTruthy();
      if (['"text"', '5', 'null', 'true', '[]'].includes(raw))
        expect(reply.body.errors).toEqual([{ field: 'body', message: 'Send a JSON object.' }]);
    }
  });

  it.each([
    ['POST', '/api/admin/consultation-requests/status'],
    ['POST', '/api/admin/consultation-requests/1/notes'],
    ['PATCH', '/api/admin/consultation-requests/1/status'],
    ['POST', '/api/admin/tokens'],
  ])('%s %s: any JSON object from staff is a clear 4xx', async (method, path) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('changes', 'text', 'status', 'name', 'days', 'id'),
        fc.jsonValue({ maxDepth: 4 }),
        async (field, value) => {
          const reply = await call(method, path, {
            raw: JSON.stringify({ [field]: value }),
            headers: asAdmin,
          });
          // 404, because there is no request 1.
          expect([400, 404]).toContain(reply.status);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('a malformed body is 400 also for calls that need none', async () => {
    for (const { method, path } of operations.filter((operation) => operation.method !== 'get')) {
      const reply = await call(method.toUpperCase(), path.replace(/\{\w+\}/g, '1'), { raw: '{' });
      expect([method, path, reply.status]).toEqual([method, path, 400]);
    }
  });

  it('blank text is none of the choices, unless it is empty', async () => {
    for (const field of ['country', 'course'])
      for (const blank of ['\n', ' ', '\t', '\u00a0'])
        expect([field, blank, (await post(JSON.stringify({ ...asha, [field]: blank }))).status]).toEqual([
          field,
          blank,
          400,
        ]);
  });

  it('phone numbers are taken as the document says', async () => {
    const { properties } = document.components.schemas['PhoneCorrection'] as {
      properties: { phone: { pattern: string; minLength: number; maxLength: number } };
    };
    const { pattern, minLength, maxLength } = properties.phone;
    const phones = fc
      .array(fc.constantFrom(...'0123456789', ...' +-().', 'a', '٣', '\n'), { maxLength: 34 })
      .map((characters) => characters.join('').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(phones, fc.stringMatching(/^[ +().-]*(\d[ +().-]{0,2}){4,9}$/)),
        async (phone) => {
          const said =
            new RegExp(pattern, 'u').test(phone) && phone.length >= minLength && phone.length <= maxLength;
          const { status } = await call('PATCH', '/api/requests/unknown/phone', { body: { phone } });
          // The server trims spaces first, so it accepts a little more than the pattern says.
          if (said || phone === phone.trim()) expect([phone, status]).toEqual([phone, said ? 404 : 400]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('ids and tokens in addresses are described', () => {
    const parameters = operations.flatMap((operation) =>
      (operation.parameters ?? []).filter((parameter) => parameter.in === 'path'),
    );
    for (const { name, schema } of parameters) {
      if (/id$/i.test(name))
        expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });
      if (name === 'token') expect(schema).toMatchObject({ pattern: '^[\\w-]{43}$' });
    }
    expect(parameters.length).toBeGreaterThan(12);
  });

  it('other media types are 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
      'application/xml',
      '',
    ]) {
      const reply = await post(JSON.stringify(asha), { 'content-type': type });
      expect([type, reply.status]).toEqual([type, 415]);
    }
    expect(
      (await post(JSON.stringify(asha), { 'content-type': 'application/json; charset=utf-7' })).status,
    ).toBe(415);
    expect((await post(JSON.stringify(asha), { 'content-encoding': 'zstd-unknown' })).status).toBe(415);
  });

  it('more than 100 kB is 413, also 10 MB, and in unknown fields', async () => {
    for (const size of [110_000, 10_000_000]) {
      expect((await post(JSON.stringify({ ...asha, message: 'x'.repeat(size) }))).status).toBe(413);
      expect((await post(JSON.stringify({ ...asha, other: 'x'.repeat(size) }))).status).toBe(413);
    }
  });

  it('a body that is not UTF-8, or compressed garbage, is 400', async () => {
    const name = new Uint8Array(Buffer.from(JSON.stringify({ ...asha, name: 'a?' })));
    name[name.indexOf('?'.charCodeAt(0))] = 0xff;
    for (const raw of [name, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])]) {
      expect((await post(raw)).body.errors).toEqual([{ field: 'body', message: expect.any(String) }]);
    }
    expect((await post(new Uint8Array([1, 2, 3, 4]), { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('a compressed body counts by what it grows to', async () => {
    const compressed = (body: unknown) =>
      post(new Uint8Array(gzipSync(JSON.stringify(body))), { 'content-encoding': 'gzip' });
    expect((await compressed({ ...asha, message: 'x'.repeat(50_000_000) })).status).toBe(413);
  });

  it('JSON nested deeply is 400', async () => {
    for (const depth of [40, 10_000, 45_000]) {
      expect((await post(`{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`)).status).toBe(400);
      expect(
        (await post(`${'{"a":'.repeat(Math.min(depth, 15_000))}1${'}'.repeat(Math.min(depth, 15_000))}`))
          .status,
      ).toBe(400);
    }
  });

  it('keys of the prototype change nothing', async () => {
    for (const raw of [
      '{"__proto__":{"name":"a","email":"a@b.co","phone":"12345"}}',
      '{"constructor":{"prototype":{"name":"a"}}}',
      '{"name":{"__proto__":null},"email":"a@b.co","phone":"12345"}',
      '{"hasOwnProperty":1,"toString":2}',
      '{"__proto__":null,"name":"a"}',
    ]) {
      expect([raw, (await post(raw)).status]).toEqual([raw, 400]);
    }
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  it('lone surrogates and control characters are 400 in every text field', async () => {
    for (const field of ['name', 'email', 'phone', 'message']) {
      for (const bad of ['\\ud800', '\\udc00x', '\\u0000', '\\u0001', '\\u001b[31m', '\\u007f', '\\u0085']) {
        const raw = JSON.stringify(asha).replace(/}$/, `,"${field}":"x${bad}x12345"}`);
        expect([field, bad, (await post(raw)).status]).toEqual([field, bad, 400]);
      }
    }
  });

  it('any JSON value in any field is a clear 4xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('name', 'email', 'phone', 'country', 'course', 'message'),
        fc
          .jsonValue({ maxDepth: 3 })
          .filter((value) => value !== null && (typeof value !== 'string' || value.trim() !== '')),
        async (field, value) => {
          // The other fields are missing, so nothing may be stored whatever the value is.
          const reply = await post(JSON.stringify({ [field]: value }));
          expect(reply.status).toBe(400);
          expect(reply.body.errors.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('any text in any query parameter or path is never a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'country',
          'fieldOfStudy',
          'minGraduateGpa',
          'maxTuitionUSD',
          'sort',
          'ids',
          'bbox',
          'limit',
          'cursor',
          'status',
          'search',
          'due',
          'sort',
          'from',
          'to',
        ),
        fc.string({ unit: 'binary', maxLength: 30 }),
        async (name, value) => {
          const query = `?${name}=${encodeURIComponent(value.toWellFormed())}`;
          for (const path of [
            `/api/universities${query}&limit=1`,
            `/api/universities/points${query}`,
            `/api/admin/consultation-requests${query}`,
            `/api/admin/consultation-requests/export${query}`,
            `/api/admin/newsletter-subscriptions${query}`,
            `/api/admin/mails${query}`,
          ]) {
            expect([200, 400]).toContain((await call('GET', path, { headers: asAdmin })).status);
          }
          const segment = encodeURIComponent(value.toWellFormed()).replaceAll('.', '%2E') || 'x';
          for (const method of ['GET', 'DELETE']) {
            expect((await call(method, `/api/requests/${segment}`)).status).toBe(404);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    '/api/%',
    '/api/%ZZ',
    '/api/universities/%E0%A4%A',
    '/api/users/%C0%80/shortlist',
    '/api/requests/%FF',
    '/api/dev/inbox/%00',
    '/%',
    '/%FF%FE',
    '/country/%ZZ',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/a%0ab',
    '/country/a%0d%0ab',
    '/support/%E2%80%A8',
    '/index.html%00.js',
    '//evil.example/%2f..',
    '/api//universities',
    '/api/universities/1/../../x',
    '/.env',
    '/.git/config',
    '/package.json',
  ])('answers the path %s with a 4xx', async (path) => {
    const reply = await call('GET', path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.text).not.toMatch(/\bat \/|node_modules|SELECT |dependencies/);
  });

  it('a wrong method is 404 or 405, in words', async () => {
    for (const [method, path] of [
      ['DELETE', '/api/consultation-requests'],
      ['PUT', '/api/shortlist'],
      ['POST', '/api/universities'],
      ['PUT', '/api/users/me'],
      ['GET', '/api/users/login'],
      ['POST', '/'],
      ['DELETE', '/country/canada'],
    ] as const) {
      const reply = await call(method, path);
      expect([404, 405]).toContain(reply.status);
      expect(reply.body.detail).toBeTruthy();
    }
  });

  it('an unknown path under /api is a 404 problem document, for every Accept', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/API/nope',
      '//api/nope',
      '/%61pi/nope',
      '/api/docs/index.html',
      '/api/docs/package.json',
      '/api/nope',
      '/api/universities/1/nope',
      '/api/docs/nope.js',
    ]) {
      const reply = await call('GET', path, { headers: { accept: 'text/html' } });
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
      expect(reply.body).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
      expect(reply.body.error).toBe(reply.body.detail);
    }
  });

  it('duplicate and odd headers do no harm', async () => {
    expect(
      (
        await call('GET', '/api/admin/consultation-requests', {
          headers: { 'admin-token': `${asAdmin['admin-token']}, ${asAdmin['admin-token']}` },
        })
      ).status,
    ).toBe(401);
    expect(
      (await call('GET', '/api/users/me', { headers: { cookie: ';;;=; student-session; ==' } })).status,
    ).toBe(401);
    expect(
      (
        await call('GET', '/api/universities?limit=1', {
          headers: {
            'if-none-match': '"',
            range: 'bytes=5-1',
            accept: '*/*;q=x',
            'accept-encoding': 'x;q=9',
          },
        })
      ).status,
    ).toBe(200);
  });

  it('calls from other sites are refused, from this site and without an origin not', async () => {
    const logout = (origin?: string, headers: Record<string, string> = {}) =>
      call('POST', '/api/users/logout', { headers: origin === undefined ? {} : { origin, ...headers } });
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `${server.url}.evil.example`,
      'garbage',
      'file://',
      server.url.replace('//', '//evil.example@'),
    ]) {
      expect([origin, (await logout(origin)).status]).toEqual([origin, 403]);
    }
    for (const from of ['cross-site', 'same-site', 'none'])
      expect([from, (await logout('null', { 'sec-fetch-site': from })).status]).toEqual([from, 403]);
    const lying = { 'sec-fetch-site': 'same-origin' };
    expect((await logout('https://evil.example', lying)).status).toBe(403);
    expect((await logout('null', lying)).status).toBe(200);
    expect((await logout(server.url)).status).toBe(200);
    expect((await logout()).status).toBe(200);
    expect(
      (await call('GET', '/api/universities?limit=1', { headers: { origin: 'https://evil.example' } }))
        .status,
    ).toBe(200);
  });

  it('half a request and garbage on the wire leave the server alive', async () => {
    const { port } = new URL(server.url);
    for (const bytes of [
      'GARBAGE\r\n\r\n',
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"user',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (data) =>
          expect(String(data)).toMatch(/^HTTP\/1\.1 4\d\d [^]*application\/problem\+json/),
        );
        socket.on('error', () => resolve()).on('close', () => resolve());
        setTimeout(() => socket.destroy(), 100);
      });
    }
  });

  /** Sends these lines over a socket. @returns status and media type of the answer */
  function answerTo(...lines: string[]): Promise<string> {
    const { port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
      );
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
      socket.on('error', reject).on('close', () => {
        const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
        resolve(`${status} ${/^content-type: ([\w/+]*)/im.exec(answer)?.[1]}`);
      });
    });
  }

  it.each([
    ['http://elsewhere.example/services', '200 text/html'],
    ['http://elsewhere.example', '200 text/html'],
    ['HTTPS://elsewhere.example?x=1', '200 text/html'],
    ['http://elsewhere.example/nope', '404 text/html'],
    ['http://elsewhere.example/robots.txt', '200 text/plain'],
    ['http://elsewhere.example/api/health/live', '200 application/json'],
    ['http://elsewhere.example/api/nope', '404 application/problem+json'],
    ['http://elsewhere.example/api/%', '404 application/problem+json'],
    ['http://', '200 text/html'],
    ['x://y/services', '200 text/html'],
    ['/%2f', '404 text/html'],
    ['/%2Fapi%2Fhealth', '404 application/problem+json'],
  ])('answers a request for %s as one for its path', async (target, expected) => {
    expect(await answerTo(`GET ${target} HTTP/1.1`, 'Host: x', 'Accept: text/html')).toBe(expected);
  });

  it.each([
    [['Host: one.example', 'Host: two.example'], 400],
    [['Host: a b<>'], 400],
    [['Host: a/b'], 400],
    [['Host: user@host'], 400],
    [['Host: [::1'], 400],
    [['Host: one.example, two.example'], 400],
    [[], 400],
    [['Host: one.example:3000'], 200],
    [['Host: [::1]:3000'], 200],
  ])('with the hosts %j: %i', async (hosts, status) => {
    const type = status === 200 ? 'application/json' : 'application/problem+json';
    expect(await answerTo('GET /api/health/live HTTP/1.1', ...hosts)).toBe(`${status} ${type}`);
  });

  it('answers a request that expects something of the server as any other', async () => {
    const request = get(`${server.url}/api/universities?limit=1`, { headers: { expect: 'miracles' } });
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(200);
    expect(await json(reply)).toHaveLength(1);
  });
});
