import { startApp, type TestApp } from './support/app.js';
import { asAdmin } from './support/http.js';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  country: 'Canada',
  course: '',
  message: 'In winter.\r\nFrom Hyderabad.',
};

describe('the contact form as a plain HTML post', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server?.close());

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers,
    });

  async function stored(search: string) {
    const list = await fetch(`${server.url}/api/admin/consultation-requests?search=${search}`, {
      headers: asAdmin,
    });
    return (await list.json()) as Record<string, unknown>[];
  }

  it('stores the request and leads to the page of thanks', async () => {
    const reply = await post(asha, { origin: server.url });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/contact/thank-you');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await stored(asha.email)).toEqual([
      expect.objectContaining({
        ...asha,
        course: null,
        message: 'In winter.\nFrom Hyderabad.',
        status: 'new',
      }),
    ]);
    const page = await fetch(`${server.url}/contact/thank-you`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('within 24 hours');
  });

  it('stores a text that is sent twice once', async () => {
    const twice = { ...asha, email: 'twice@example.com' };
    const replies = await Promise.all([post(twice), post(twice)]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored(twice.email)).toHaveLength(1);
  });

  it('says on a page what is wrong, and stores nothing', async () => {
    const reply = await post({ ...asha, name: '', email: '<b>@nowhere', phone: '12' });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await reply.text();
    expect(html).toContain('<li>Your name is required.</li>');
    expect(html).toContain('<li>Enter a valid e-mail address.</li>');
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/ style="|<style|<script/);
    expect(html).toContain('href="/#contact"');
    expect(await stored('nowhere')).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a field twice', { body: 'name=a&name=b&email=x@example.com&phone=12345' }],
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }],
  ])('answers %s with the page, too', async (_, init: RequestInit) => {
    const reply = await fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...init,
    });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('Your request was not sent');
  });

  it('refuses a form on another site', async () => {
    const foreign = { ...asha, email: 'foreign@example.com' };
    expect((await post(foreign, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await stored(foreign.email)).toEqual([]);
  });

  it('takes only POST, and only there', async () => {
    expect((await fetch(`${server.url}/contact`)).status).toBe(404);
    expect((await fetch(`${server.url}/contact`, { method: 'PUT' })).status).toBe(405);
    expect((await fetch(`${server.url}/contact/thank-you`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${server.url}/api/contact`, { method: 'POST' })).status).toBe(404);
  });
});

it('the newsletter sign-up as a plain HTML post subscribes once, and says so when it is known', async () => {
  const server = await startApp();
  try {
    const post = (email: string) =>
      fetch(`${server.url}/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
        redirect: 'manual',
      });
    const first = await post('asha@example.com');
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toBe('/newsletter/thank-you');
    expect((await fetch(`${server.url}/newsletter/thank-you`)).status).toBe(200);
    const second = await post('asha@example.com');
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('already subscribed');
    expect((await post('asha')).status).toBe(400);
  } finally {
    await server.close();
  }
});

it('counts posted forms like calls of the API', async () => {
  const server = await startApp({ rateLimit: true });
  try {
    const post = () =>
      fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams({ name: 'x' }) });
    expect((await post()).status).toBe(400);
    await server.database.query('UPDATE rate_limits SET hits = 300');
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.text()).toContain('Too many attempts.');
  } finally {
    await server.close();
  }
});
