import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';

const METRICS_TOKEN = 'a-token-for-the-scraper';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('metrics', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  beforeAll(async () => {
    server = await startApp({ metricsToken: METRICS_TOKEN });
    call = client(server.url);
  });
  afterAll(() => server.close());

  const scrape = async () => (await call('GET', '/api/metrics', { headers: bearer(METRICS_TOKEN) })).text;
  /** The value of one line, or undefined. */
  const value = (text: string, series: string) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };

  it('open to the scraper and to owners only, and wrong tokens are counted', async () => {
    expect((await call('GET', '/api/metrics')).status).toBe(401);
    expect((await call('GET', '/api/metrics', { headers: asAdmin })).status).toBe(200);
    for (const [role, status] of [
      ['counselor', 403],
      ['lead', 403],
      ['owner', 200],
    ]) {
      const person = { name: `Some ${role}`, email: `${role}@example.com`, role };
      const { body: added } = await call('POST', '/api/admin/staff', { headers: asAdmin, body: person });
      const path = `/api/admin/staff/${added.id}/tokens`;
      const { body: made } = await call('POST', path, { headers: asAdmin, body: { days: 1 } });
      const own = await call('GET', '/api/metrics', { headers: { 'admin-token': made.token } });
      expect([role, own.status]).toEqual([role, status]);
      if (status === 403) expect(own.body.detail).toBe('Only an owner may do this. Ask one.');
    }
    const answer = await call('GET', '/api/metrics', { headers: bearer(METRICS_TOKEN) });
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // The scraper's token opens nothing else, and staff's is no bearer token.
    const list = '/api/admin/consultation-requests';
    expect((await call('GET', list, { headers: bearer(METRICS_TOKEN) })).status).toBe(401);
    expect((await call('GET', list, { headers: { 'admin-token': METRICS_TOKEN } })).status).toBe(401);
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      statuses.push((await call('GET', '/api/metrics', { headers: bearer(asAdmin['admin-token']) })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await call('GET', '/api/metrics', { headers: bearer(METRICS_TOKEN) })).status).toBe(200);
  });

  it('are closed to bearer tokens where none is set', async () => {
    const other = await startApp();
    try {
      const answer = await client(other.url)('GET', '/api/metrics', { headers: bearer('undefined') });
      expect(answer.status).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('count requests by the pattern of their route, and name nobody', async () => {
    await call('GET', '/api/users/zubeida@example.com/shortlist');
    await call('GET', '/api/universities?search=zubeida');
    await call('GET', '/api/zubeida');
    const text = await scrape();
    const count = (labels: string) => value(text, `http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/api/users/:username/shortlist",status="401"')).toBe(1);
    expect(count('method="GET",route="/api/universities",status="200"')).toBe(1);
    expect(count('method="GET",route="/api/*",status="404"')).toBe(1);
    expect(text).not.toMatch(/zubeida/i);
    // The scrape itself is under way.
    expect(value(text, 'http_requests_in_flight')).toBe(1);
  });

  it('count pages and files like every other answer', async () => {
    const pages = async (status: number) =>
      value(
        await scrape(),
        `http_request_duration_seconds_count{method="GET",route="/*",status="${status}"}`,
      ) ?? 0;
    const [sent, unchanged] = [await pages(200), await pages(304)];
    const page = await fetch(`${server.url}/`);
    await page.text();
    await fetch(`${server.url}/`, { headers: { 'if-none-match': page.headers.get('etag')! } });
    await (await fetch(`${server.url}/favicon.svg`)).text();
    expect([await pages(200), await pages(304)]).toEqual([sent + 2, unchanged + 1]);
  });

  it('tell the state of pool, outbox and process', async () => {
    await server.database.query(
      `INSERT INTO mails (kind, recipient, data, state, "nextAttemptAt") VALUES
         ('staff-notice', 'a@example.com', '{}', 'waiting', now() - interval '1 minute'),
         ('staff-notice', 'a@example.com', '{}', 'failed', now())`,
    );
    const text = await scrape();
    expect(value(text, 'database_up')).toBe(1);
    expect(value(text, 'outbox_mails{state="waiting"}')).toBe(1);
    expect(value(text, 'outbox_mails{state="failed"}')).toBe(1);
    expect(value(text, 'outbox_overdue_seconds')).toBeGreaterThan(59);
    expect(value(text, 'database_pool_connections{state="waiting"}')).toBe(0);
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(value(text, name)).toBeGreaterThan(0);
    }
  });

  it('are told in time while the database does not answer', async () => {
    const hung = server.database.query;
    server.database.query = () => new Promise(() => undefined);
    try {
      const started = Date.now();
      const text = await scrape();
      expect(Date.now() - started).toBeLessThan(4_000);
      expect(value(text, 'database_up')).toBe(0);
      expect(text).not.toMatch(/^outbox_mails\{/m);
      expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    } finally {
      server.database.query = hung;
    }
  });
});

describe('the id of a request', () => {
  const ID = /^[\da-f]{8}-[\da-f-]{27}$/;
  const told = async (url: string, path: string, id: string) =>
    (await fetch(url + path, { headers: { 'x-request-id': id } })).headers.get('x-request-id');

  it('is made here, also for pages, and stands in what tells of a failure of ours', async () => {
    const server = await startApp();
    try {
      expect(await told(server.url, '/api/health/live', 'chosen-by-a-stranger')).toMatch(ID);
      expect(await told(server.url, '/', 'chosen-by-a-stranger')).toMatch(ID);
      const call = client(server.url);
      expect((await call('GET', '/api/nothing')).body.requestId).toBeUndefined();
      await server.database.query('DROP TABLE admin_exports');
      const failure = await call('GET', '/api/admin/exports', { headers: asAdmin, undocumented: true });
      expect(failure.status).toBe(500);
      expect(failure.headers.get('x-request-id')).toMatch(ID);
      expect(failure.body.requestId).toBe(failure.headers.get('x-request-id'));
    } finally {
      await server.close();
    }
  });

  it('is the one of a trusted proxy, if that is well-formed', async () => {
    const server = await startApp({ trustProxy: 1 });
    try {
      for (const path of ['/api/health/live', '/', '/services/nothing.png']) {
        expect(await told(server.url, path, 'f0e1d2c3b4a5')).toBe('f0e1d2c3b4a5');
        for (const odd of ['short', 'x'.repeat(65), 'with spaces in it', '<script>alert</script>']) {
          expect(await told(server.url, path, odd)).toMatch(ID);
        }
      }
    } finally {
      await server.close();
    }
    const elsewhere = await startApp({ trustProxy: '10.0.0.0/8' });
    try {
      expect(await told(elsewhere.url, '/api/health/live', 'f0e1d2c3b4a5')).toMatch(ID);
    } finally {
      await elsewhere.close();
    }
  });
});
