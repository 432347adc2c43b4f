import { startApp, type TestApp } from './support/app.js';
import { asAdmin } from './support/http.js';

const FORM = 'application/x-www-form-urlencoded';
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

  it('shows what was typed again without what HTML cannot hold', async () => {
    const reply = await post({ ...asha, name: 'A\0sha' });
    expect(reply.status).toBe(400);
    const html = await reply.text();
    expect(html.includes('value="Asha"')).toBe(true);
    expect(html.includes('\0')).toBe(false);
  });

  it('stores a text that is sent twice once', async () => {
    const twice = { ...asha, email: 'twice@example.com' };
    const replies = await Promise.all([post(twice), post(twice)]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored(twice.email)).toHaveLength(1);
  });

  it('shows the form again, with what was typed and what is wrong, and stores nothing', async () => {
    const message = '</script><!--settings--><b>In winter.</b>\n"Really"';
    const reply = await post({ ...asha, name: '', email: '<b>@nowhere', phone: '12', message });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await reply.text();
    expect(html).toContain('<title>Your request was not sent | ');
    for (const [field, sentence] of [
      ['name', 'Your name is required.'],
      ['email', 'Enter a valid e-mail address.'],
    ]) {
      expect(html).toMatch(new RegExp(`<a href="#consultation-${field}"[^>]*>${sentence}</a>`));
      const control = new RegExp(`<input[^>]*id="consultation-${field}"[^>]*>`).exec(html)![0];
      expect(control).toContain('aria-invalid="true"');
      const error = /aria-describedby="([^"]*)"/.exec(control)![1]!;
      expect(html).toMatch(new RegExp(`<p id="${error}"[^>]*>${sentence}</p>`));
    }
    expect(html).toContain('value="&lt;b&gt;@nowhere"');
    expect(html).toMatch(/<option value="Canada" selected="">/);
    expect(html).toContain('&lt;/script&gt;&lt;!--settings--&gt;&lt;b&gt;In winter.&lt;/b&gt;');
    expect(html).not.toMatch(/<b>|<!--settings| style="|<style/);
    const json = /id="posted-form">(.*?)<\/script>/s.exec(html)![1]!;
    expect(JSON.parse(json)).toMatchObject({ status: 400, values: { email: '<b>@nowhere', message } });
    expect(await stored('nowhere')).toEqual([]);
  });

  it.each<[string, number, RequestInit]>([
    ['nothing', 400, {}],
    ['what is no UTF-8', 400, { body: 'name=%ff%fe&email=a@b.co&phone=12345' }],
    ['what is not encoded well', 400, { body: 'name=%zz&email=a@b.co&phone=12345' }],
    ['too much', 413, { body: `message=${'x'.repeat(110_000)}` }],
    ['too many fields', 413, { body: 'a=1&'.repeat(60) }],
    ['another charset', 415, { headers: { 'content-type': `${FORM}; charset=bogus` }, body: 'name=a' }],
    [
      'a form on another site',
      403,
      { headers: { 'content-type': FORM, origin: 'https://elsewhere.example' } },
    ],
    ['a field twice', 400, { body: 'name=a&name=b&email=x@example.com&phone=12345' }],
    ['JSON', 415, { body: '{}', headers: { 'content-type': 'application/json' } }],
  ])('answers %s with the page, too', async (_, status, init) => {
    const reply = await fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': FORM },
      ...init,
    });
    expect(reply.status).toBe(status);
    expect(await reply.text()).toContain('Your request was not sent');
  });

  it('refuses a form on another site', async () => {
    const foreign = { ...asha, email: 'foreign@example.com' };
    expect((await post(foreign, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await stored(foreign.email)).toEqual([]);
  });

  it('takes only POST, and only there', async () => {
    const page = await fetch(`${server.url}/contact`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<meta name="robots" content="noindex"[^]*<h1[^>]*>Contact us</);
    const put = await fetch(`${server.url}/Contact/`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
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
    expect(await second.text()).toMatch(/role="alert"[^]*already subscribed[^]*value="asha@example\.com"/);
    const wrong = await post('asha');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/Enter a valid e-mail address\.<\/p>/);
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
