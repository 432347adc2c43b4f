import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

describe('newsletter', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  const subscribe = (email: unknown) => call('POST', '/api/newsletter-subscription', { body: { email } });
  const use = (purpose: 'confirm' | 'unsubscribe', token: unknown) =>
    call('POST', `/api/newsletter-subscription/${purpose}`, { body: { token } });
  const mails = () =>
    server.database.query<{ recipient: string; text: string }[]>(
      'SELECT recipient, text FROM mails ORDER BY id',
    );
  const tokens = async (mail = -1) => {
    const { text } = (await mails()).at(mail)!;
    return {
      confirm: /confirm\?token=([\w-]+)/.exec(text)![1]!,
      unsubscribe: /unsubscribe\?token=([\w-]+)/.exec(text)![1]!,
    };
  };
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
      { recipient: 'Asha@Example.com', text: expect.stringContaining('/newsletter/confirm?token=') },
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
    await use('confirm', (await tokens()).confirm);
    expect((await subscribe('asha@example.com')).status).toBe(409);
    expect(await mails()).toHaveLength(1);
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
    expect((await use('confirm', confirm)).status).toBe(404);
    expect(await status()).toBe('confirmed');
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
    expect(await mails()).toHaveLength(2);
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
});
