import { Housekeeping } from '../src/database/housekeeping.js';
import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

describe('newsletter', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const subscribe = (email: unknown) => call('POST', '/api/newsletter-subscription', { body: { email } });
  const use = (purpose: 'confirm' | 'unsubscribe', token: unknown) =>
    call('POST', `/api/newsletter-subscription/${purpose}`, { body: { token } });
  const mails = () =>
    server.database.query<{ kind: string; recipient: string; data: Record<string, string> }[]>(
      'SELECT kind, recipient, data FROM mails ORDER BY id',
    );
  const tokens = async (mail = -1) =>
    (await mails()).at(mail)!.data as { confirm: string; unsubscribe: string };
  const status = async () =>
    (await server.database.query<{ status: string }[]>('SELECT status FROM newsletter_subscriptions'))[0]
      ?.status;
  const letTenMinutesPass = () =>
    server.database.query(
      `UPDATE newsletter_subscriptions SET "confirmationSentAt" = now() - interval '11 minutes'`,
    );

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server?.close());
  beforeEach(() =>
    server.database.query('TRUNCATE newsletter_subscriptions, newsletter_tokens, mails, rate_limits'),
  );

  it('starts a subscription and writes the confirmation mail', async () => {
    const reply = await subscribe('  Asha@Example.com ');
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ email: 'Asha@Example.com' });
    expect(await status()).toBe('pending');
    expect(await mails()).toEqual([
      {
        kind: 'newsletter-confirmation',
        recipient: 'Asha@Example.com',
        data: {
          confirm: expect.stringMatching(/^[\w-]{43}$/),
          unsubscribe: expect.stringMatching(/^[\w-]{43}$/),
        },
      },
    ]);
  });

  it('keeps no token, only hashes', async () => {
    await subscribe('asha@example.com');
    const { confirm, unsubscribe } = await tokens();
    const stored = JSON.stringify(await server.database.query('SELECT * FROM newsletter_tokens'));
    expect(stored).not.toContain(confirm);
    expect(stored).not.toContain(unsubscribe);
  });

  it('answers 409 while pending and once confirmed, without regard to case', async () => {
    await subscribe('asha@example.com');
    for (const address of ['asha@example.com', 'ASHA@example.COM']) {
      const reply = await subscribe(address);
      expect(reply.status).toBe(409);
      expect(reply.body.error).toContain('already subscribed');
    }
    expect(await mails()).toHaveLength(1);
    await use('confirm', (await tokens()).confirm);
    expect((await subscribe('asha@example.com')).status).toBe(409);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'newsletter-confirmation',
      'newsletter-welcome',
    ]);
  });

  it('sends the confirmation of a pending subscription again, at most once in ten minutes', async () => {
    await subscribe('asha@example.com');
    await subscribe('asha@example.com');
    expect(await mails()).toHaveLength(1);
    await letTenMinutesPass();
    expect((await subscribe('asha@example.com')).status).toBe(409);
    expect((await subscribe('asha@example.com')).status).toBe(409);
    expect(await mails()).toHaveLength(2);
    const [first, second] = [await tokens(0), await tokens(1)];
    expect((await use('confirm', first.confirm)).status).toBe(200);
    expect((await use('confirm', second.confirm)).status).toBe(404);
  });

  it('subscribes once when 50 ask at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => subscribe('asha@example.com')));
    expect(replies.filter(({ status: code }) => code === 201)).toHaveLength(1);
    expect(replies.filter(({ status: code }) => code === 409)).toHaveLength(49);
    expect(await mails()).toHaveLength(1);
  });

  it('confirms with the mailed token, once', async () => {
    await subscribe('asha@example.com');
    const { confirm } = await tokens();
    const reply = await use('confirm', confirm);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ email: 'asha@example.com' });
    expect(await status()).toBe('confirmed');
    const again = await use('confirm', confirm);
    expect(again.status).toBe(404);
    expect(again.body.error).toBe('This link has been used already.');
    expect(await status()).toBe('confirmed');
  });

  it('welcomes with a link that unsubscribes, as the one before still does', async () => {
    for (const mail of [0, 1]) {
      await subscribe('asha@example.com');
      const first = (await mails()).length - 1;
      await use('confirm', (await tokens()).confirm);
      expect((await use('unsubscribe', (await tokens(first + mail)).unsubscribe)).status).toBe(200);
      expect(await status()).toBe('unsubscribed');
    }
  });

  it('confirms once when 20 try the same token at the same time', async () => {
    await subscribe('asha@example.com');
    const { confirm } = await tokens();
    const replies = await Promise.all(Array.from({ length: 20 }, () => use('confirm', confirm)));
    expect(replies.map(({ status: code }) => code).sort()).toEqual([200, ...Array<number>(19).fill(404)]);
  });

  it('unsubscribes with the mailed token, ends its other links, and starts over afterwards', async () => {
    await subscribe('asha@example.com');
    const { confirm, unsubscribe } = await tokens();
    expect((await use('unsubscribe', unsubscribe)).status).toBe(200);
    expect(await status()).toBe('unsubscribed');
    expect((await use('confirm', confirm)).status).toBe(404);
    expect((await use('unsubscribe', unsubscribe)).status).toBe(404);
    expect((await subscribe('asha@example.com')).status).toBe(201);
    expect(await status()).toBe('pending');
    // A mail that was still waiting for somebody who has left is not sent.
    expect(await mails()).toHaveLength(1);
  });

  it('confirms by a plain HTML post to the page of the link', async () => {
    await subscribe('asha@example.com');
    const { confirm } = await tokens();
    const post = (query: string) => fetch(`${server.url}/newsletter/confirm${query}`, { method: 'POST' });
    const reply = await post(`?token=${confirm}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await reply.text()).toMatch(/<h1[^>]*>Your subscription is confirmed<[^]*asha@example\.com/);
    expect(await status()).toBe('confirmed');
    const again = await post(`?token=${confirm}`);
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('This link has been used already.');
    const incomplete = await post('');
    expect(incomplete.status).toBe(400);
    expect(await incomplete.text()).toContain('This link is not complete');
  });

  describe('unsubscribed by a mail program', () => {
    const oneClick = (token: string, init: RequestInit = {}) =>
      fetch(`${server.url}/newsletter/unsubscribe?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        ...init,
      });
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');

    it.each<[string, RequestInit]>([
      ['as a form', {}],
      ['as multipart', { body: multipart }],
      ['from a page of its own', { headers: { origin: 'https://mail.example' } }],
    ])('%s, without a session', async (_, init) => {
      await subscribe('asha@example.com');
      const { unsubscribe } = await tokens();
      const reply = await oneClick(unsubscribe, init);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toEqual({ unsubscribed: true });
      expect(await status()).toBe('unsubscribed');
      expect((await oneClick(unsubscribe, init)).status).toBe(200);
    });

    it('from the mail of an earlier subscription, ends the one that there is now', async () => {
      await subscribe('asha@example.com');
      const first = await tokens();
      await use('confirm', first.confirm);
      await use('unsubscribe', (await tokens()).unsubscribe);
      await subscribe('asha@example.com');
      await use('confirm', (await tokens()).confirm);
      await server.database.query(
        `UPDATE newsletter_tokens SET "usedAt" = now() - interval '31 days' WHERE "usedAt" IS NOT NULL`,
      );
      await server.app.get(Housekeeping).run();
      expect(await status()).toBe('confirmed');
      const waiting = (await tokens()).unsubscribe;
      expect((await oneClick(first.unsubscribe)).status).toBe(200);
      expect(await status()).toBe('unsubscribed');
      expect((await use('unsubscribe', waiting)).status).toBe(404);
      // Mails that were still waiting are not sent.
      expect(await mails()).toEqual([]);
    });

    it('by a browser whose script has not loaded, which gets a page', async () => {
      await subscribe('asha@example.com');
      const { unsubscribe } = await tokens();
      const headers = { accept: 'text/html,*/*;q=0.8' };
      const reply = await oneClick(unsubscribe, { headers });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await reply.text()).toMatch(/<h1[^>]*>You are unsubscribed<[^]*asha@example\.com/);
      expect(await status()).toBe('unsubscribed');
      const unknown = await oneClick('unknown', { headers });
      expect(unknown.status).toBe(404);
      expect(await unknown.text()).toMatch(/<h1[^>]*>This link does not work any more</);
    });

    it('only by a POST that says so, and with a token that exists', async () => {
      await subscribe('asha@example.com');
      const { unsubscribe, confirm } = await tokens();
      const address = `${server.url}/newsletter/unsubscribe?token=${unsubscribe}`;
      const page = await fetch(address);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
      for (const [status_, init] of [
        [400, { body: '' }],
        [400, { body: new URLSearchParams({ 'List-Unsubscribe': 'no' }) }],
        [413, { body: 'x'.repeat(20_000) }],
        [405, { method: 'PUT' }],
      ] as const)
        expect((await oneClick(unsubscribe, init)).status).toBe(status_);
      for (const token of ['', 'x'.repeat(201)]) expect((await oneClick(token)).status).toBe(400);
      for (const token of ['unknown', confirm]) expect((await oneClick(token)).status).toBe(404);
      expect(await status()).toBe('pending');
    });
  });

  it('does not take one token for the other purpose', async () => {
    await subscribe('asha@example.com');
    const { confirm, unsubscribe } = await tokens();
    expect((await use('confirm', unsubscribe)).status).toBe(404);
    expect((await use('unsubscribe', confirm)).status).toBe(404);
    expect(await status()).toBe('pending');
  });

  it.each([
    '',
    'asha',
    'asha@example',
    'a'.repeat(255) + '@b.co',
    null,
    5,
    ['asha@example.com'],
    'a\u0000@b.co',
  ])('refuses the address %j', async (email) => {
    expect((await subscribe(email)).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it.each([
    [undefined, 400],
    ['', 400],
    [null, 400],
    [7, 400],
    ['x'.repeat(201), 400],
    ['unknown', 404],
    ["' OR 1=1 --", 404],
  ])('answers the token %j with %i', async (token, code) => {
    for (const purpose of ['confirm', 'unsubscribe'] as const)
      expect((await use(purpose, token)).status).toBe(code);
  });

  it('tells an unknown link from a used one', async () => {
    expect((await use('confirm', 'unknown')).body.error).toBe('This link is not valid, or not any more.');
  });
});
