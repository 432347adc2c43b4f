import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { officeTime } from '../src/common/office-time.js';
import { loadConfig } from '../src/config/config.js';
import { Mails } from '../src/mail/mails.service.js';
import { renderMessage } from '../src/mail/render.js';
import { ADMIN_TOKEN, startApp, type TestApp } from './support/app.js';
import { asAdmin, client } from './support/http.js';
import { hurry, linkTo } from './support/mail.js';
import { readRaw } from './support/raw.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

describe('mails', () => {
  let smtp: TestSmtp;
  let server: TestApp;
  let call: ReturnType<typeof client>;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startApp({
      ...loadConfig({
        ADMIN_TOKEN,
        LOG_LEVEL: 'fatal',
        SMTP_URL: smtp.url,
        BRAND: 'Orchard & Sons',
        PUBLIC_URL: 'https://orchard.example',
        MAIL_FROM: '"Orchard, the team" <team@orchard.example>',
        STAFF_EMAIL: 'desk@orchard.example',
      }),
      databaseUrl: undefined,
      dataDir: undefined,
    });
    hurry(server);
    call = client(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await server.database.query('TRUNCATE mails, users, newsletter_subscriptions, rate_limits CASCADE');
    smtp.raw.length = 0;
  });

  const header = ({ headers }: Email, key: string) => headers.find((entry) => entry.key === key)?.value;
  const to = (mails: Email[], address: string) => mails.find((mail) => mail.to![0]!.address === address)!;
  /** One mail of every kind. */
  async function everyKind(): Promise<Email[]> {
    const username = 'asha@example.com';
    await call('POST', '/api/consultation-requests', {
      body: { name: 'Asha Rao', email: username, phone: '98765 43210', country: 'Canada' },
    });
    await call('POST', '/api/users/register', { body: { username, password: 'correct horse' } });
    await call('POST', '/api/users/password-reset', { body: { username } });
    await call('POST', '/api/newsletter-subscription', { body: { email: username } });
    await server.app.get(Mails).write(server.database.manager, {
      kind: 'account-deleted',
      recipient: username,
      data: {},
    });
    const first = await smtp.mails(5);
    const confirmation = first.find(({ subject }) => subject!.includes('confirm'))!;
    const token = new URL(linkTo('/newsletter/confirm', confirmation), server.url).searchParams.get('token');
    await call('POST', '/api/newsletter-subscription/confirm', { body: { token } });
    return smtp.mails(6);
  }

  it('are readable everywhere: one template, HTML and text, dark, without images, in a language', async () => {
    const mails = await everyKind();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Choose a new password for your Orchard & Sons account',
      expect.stringMatching(/^Consultation request No\. \d+: answer by /),
      'Please confirm your subscription to the Orchard & Sons newsletter',
      'We have received your consultation request',
      'Welcome to the Orchard & Sons newsletter',
      'Your Orchard & Sons student account is deleted',
    ]);
    for (const mail of mails) {
      expect(mail.from).toMatchObject({ name: 'Orchard, the team', address: 'team@orchard.example' });
      expect(mail.messageId).toMatch(/^<[\da-f-]{36}@orchard\.example>$/);
      expect(header(mail, 'auto-submitted')).toBe('auto-generated');
      const html = mail.html!;
      expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="en">/);
      expect(html).toContain(`<title>${mail.subject!.replaceAll('&', '&amp;')}</title>`);
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).not.toMatch(/<img|<script|<link|url\(|\{\{|undefined|null/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
      expect(html).toContain('Orchard &amp; Sons');
      expect(html).not.toMatch(/&(?!\w+;|#)/);
      expect(mail.text).toContain('Orchard & Sons');
      expect(mail.text).not.toMatch(/<|&amp;|\{\{|undefined|null/);
      // HTML and plain text contain the same sentences.
      const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!;
      expect(mail.text).toContain(heading);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/orchard\.example\//);
    }
  });

  it("tell the visitor when the answer is due, in the office's time, and lead to their page", async () => {
    const { body } = await call('POST', '/api/consultation-requests', {
      body: { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210', message: 'A secret wish' },
    });
    const mails = await smtp.mails(2);
    const due = officeTime(new Date(Date.parse(body.createdAt) + 24 * 3600_000));
    expect(due).toMatch(/^\w+day, \d{1,2} \w+ 20\d\d, \d{1,2}:\d\d [ap]m IST$/);
    const mail = to(mails, 'asha@example.com');
    expect(mail.text).toContain('Hello Asha Rao, thank you for your request.');
    expect(mail.text).toContain(`within 24 hours of that: by ${due}.`);
    expect(linkTo('/requests/', mail)).toMatch(/^\/requests\/[\w-]{43}$/);
    // The mail must not repeat the visitor's text, because anybody can send it to anybody.
    expect(mail.text + mail.html!).not.toContain('secret');
    const notice = to(mails, 'desk@orchard.example');
    expect(notice.subject).toBe(`Consultation request No. ${body.id}: answer by ${due}`);
    expect(notice.text).toContain('Country: not given.');
    // The notice must not contain personal data, because an erasure cannot reach the mailbox.
    expect(notice.text + notice.html!).not.toMatch(/Asha|asha@|98765|secret/);
  });

  it('promise nothing that is past when they were held up', async () => {
    await smtp.set('temporary failure');
    await call('POST', '/api/consultation-requests', {
      body: { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210' },
    });
    await server.database.query(`UPDATE mails SET "createdAt" = now() - interval '25 hours'`);
    // An attempt that is under way knows nothing of it.
    await sleep(300);
    await smtp.set('accept');
    const { text, html } = to(await smtp.mails(2), 'asha@example.com');
    for (const part of [text, html]) {
      expect(part).not.toContain('will contact you');
      expect(part).toMatch(/promised to contact you by \w+day, .* IST\. This mail was held up/);
    }
  });

  it('tell the password manager which account a new password is for', async () => {
    const username = 'asha+o’neil@example.com';
    await call('POST', '/api/users/register', { body: { username, password: 'correct horse' } });
    await call('POST', '/api/users/password-reset', { body: { username } });
    const link = new URL(linkTo('/reset-password', (await smtp.mails(1))[0]!), server.url);
    expect(decodeURIComponent(link.hash)).toBe(`#${username}`);
  });

  it('keep no key to an account, and send none after its hour', async () => {
    const username = 'Asha@example.com';
    await call('POST', '/api/users/register', { body: { username, password: 'correct horse' } });
    await smtp.set('unknown recipient');
    await call('POST', '/api/users/password-reset', { body: { username } });
    const mails = () => server.database.query('SELECT state, recipient, data FROM mails');
    const failed = [{ state: 'failed', recipient: username, data: {} }];
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(20))
      if (JSON.stringify(await mails()) === JSON.stringify(failed)) break;
    expect(await mails()).toEqual(failed);
    await smtp.set('accept');
    await server.database.query(
      `UPDATE mails SET state = 'waiting', "createdAt" = now() - interval '61 minutes', "nextAttemptAt" = now()`,
    );
    for (const end = Date.now() + 20_000; (await mails()).length > 0 && Date.now() < end;) await sleep(20);
    expect(await mails()).toEqual([]);
    expect(smtp.raw).toEqual([]);
  });

  it('go to no address without an account that a new password was asked for, and are forgotten', async () => {
    await call('POST', '/api/users/password-reset', { body: { username: 'nobody@example.com' } });
    const mails = () => server.database.query('SELECT FROM mails');
    for (const end = Date.now() + 20_000; (await mails()).length > 0 && Date.now() < end;) await sleep(20);
    expect(await mails()).toEqual([]);
    expect(smtp.raw).toEqual([]);
  });

  it('states times as the office knows them', () => {
    expect(officeTime(new Date('2026-11-20T18:45:00Z'))).toBe('Saturday, 21 November 2026, 12:15 am IST');
    expect(officeTime(new Date('2026-06-01T06:30:00Z'))).toBe('Monday, 1 June 2026, 12:00 pm IST');
  });

  it.each([
    ['<b onload=alert(1)>Asha</b>', 'Hello,'],
    ['Visit https://evil.example now', 'Hello,'],
    ['Win at evil.example', 'Hello,'],
    ['asha@evil.example', 'Hello,'],
    ['"Asha" {{url}} $& $1', 'Hello,'],
    ['x'.repeat(100), 'Hello,'],
    ["Siobhán O'Neil-Rao", "Hello Siobhán O'Neil-Rao,"],
    ['ശ്രീ\u200dജ', 'Hello ശ്രീ\u200dജ,'],
    ['Dr. A. P. J. आशा राव', 'Hello Dr. A. P. J. आशा राव,'],
  ])('greet %j with "%s"', async (name, greeting) => {
    await call('POST', '/api/consultation-requests', {
      body: { name, email: 'asha@example.com', phone: '98765 43210' },
    });
    const mail = to(await smtp.mails(2), 'asha@example.com');
    expect(mail.text).toContain(`${greeting} thank you`);
    expect(mail.html).not.toMatch(/<b |evil/);
    expect(mail.headers.filter(({ key }) => key === 'to')).toHaveLength(1);
    expect(mail.html!.split('href=')).toHaveLength(2);
  });

  it('hold no markup but their own, whatever a text says', () => {
    const bad = `<script>"'&{{url}}$&$1</script>`;
    const { html, text } = renderMessage(
      {
        subject: bad,
        preview: bad,
        heading: bad,
        blocks: [bad, { small: bad }, { button: bad, url: bad }, { link: bad, url: bad }],
        reason: bad,
      },
      loadConfig({ BRAND: bad }),
    );
    expect(html).not.toMatch(/<script|"'/);
    expect(
      html.split('&lt;script&gt;&quot;&#39;&amp;{{url}}$&amp;$1&lt;/script&gt;').length - 1,
    ).toBeGreaterThan(9);
    expect(text.split(bad).length - 1).toBe(9);
  });

  it('end a subscription when a mail program presses their button', async () => {
    const list = (await everyKind()).filter((mail) => header(mail, 'list-unsubscribe'));
    expect(list.map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining('confirm'),
      expect.stringContaining('Welcome'),
    ]);
    for (const mail of list) {
      expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(header(mail, 'list-id')).toContain('<newsletter.orchard.example>');
      const address = /^<(https:\/\/orchard\.example\/newsletter\/unsubscribe\?token=[\w-]{43})>$/.exec(
        header(mail, 'list-unsubscribe')!,
      )![1]!;
      expect(address.endsWith(linkTo('/newsletter/unsubscribe', mail))).toBe(true);
      const reply = await fetch(address.replace('https://orchard.example', server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(reply.status).toBe(200);
      expect(await server.database.query('SELECT status FROM newsletter_subscriptions')).toEqual([
        { status: 'unsubscribed' },
      ]);
    }
  });

  describe('of a kind that one address has had ten of within the hour', () => {
    const username = 'asha@example.com';
    const waiting = () =>
      server.database.query<{ kind: string; attempts: number; minutes: number; lastError: string | null }[]>(
        `SELECT kind, attempts, "lastError", extract(epoch FROM "nextAttemptAt" - now())::float8 / 60 AS minutes
         FROM mails WHERE state <> 'sent'`,
      );
    async function untilWaiting(count: number): Promise<void> {
      for (const end = Date.now() + 10_000; (await waiting()).length !== count; await sleep(50))
        if (Date.now() > end) throw new Error(JSON.stringify(await waiting()));
    }
    beforeEach(async () => {
      for (let i = 0; i < 12; i++) {
        await call('POST', '/api/consultation-requests', {
          body: {
            name: 'Asha Rao',
            email: i % 2 ? 'Asha@example.com' : 'asha@EXAMPLE.com',
            phone: '98765 43210',
          },
        });
      }
      await smtp.mails(22);
      await untilWaiting(2);
    });

    it('wait until the hour is over, and are sent then', async () => {
      await sleep(300);
      for (const mail of await waiting()) {
        expect(mail).toMatchObject({ kind: 'consultation-acknowledgement', attempts: 0, lastError: null });
        expect(mail.minutes).toBeGreaterThan(58);
        expect(mail.minutes).toBeLessThan(61);
      }
      expect(smtp.raw.filter(({ to: address }) => /^asha@/i.test(address))).toHaveLength(10);
      expect(smtp.raw.filter(({ to: address }) => address.startsWith('desk@'))).toHaveLength(12);
      await server.database.query('UPDATE rate_limits SET "resetAt" = now()');
      await server.database.query(`UPDATE mails SET "nextAttemptAt" = now() WHERE state = 'waiting'`);
      await smtp.mails(24);
    });

    it('hold up no other kind, nor what staff send again', async () => {
      await call('POST', '/api/users/register', { body: { username, password: 'correct horse' } });
      await call('POST', '/api/users/password-reset', { body: { username } });
      await call('POST', '/api/newsletter-subscription', { body: { email: username } });
      const subjects = (await smtp.mails(24)).slice(22).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual([
        expect.stringContaining('Choose a new password'),
        expect.stringContaining('Please confirm'),
      ]);
      // One that the mail server had refused.
      const [[{ id }]] = await server.database.query<[[{ id: number }], number]>(
        `UPDATE mails SET state = 'failed', "lastError" = '550 Not now'
         WHERE id = (SELECT id FROM mails WHERE state = 'waiting' LIMIT 1) RETURNING id`,
      );
      await call('POST', `/api/admin/mails/${id}/retry`, { headers: asAdmin });
      await smtp.mails(25);
    });
  });
});

describe('the inbox of a server without SMTP_URL', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
    await client(server.url)('POST', '/api/consultation-requests', {
      body: { name: '<i>Asha</i>', email: 'asha@example.com', phone: '98765 43210' },
    });
  });
  afterAll(() => server?.close());
  const open = (path = '', headers = {}) => fetch(`${server.url}/api/dev/inbox${path}`, { headers });

  it('shows what waits, as text and as it looks, under a strict policy', async () => {
    const list = await open();
    expect(list.status).toBe(200);
    expect(list.headers.get('content-security-policy')).not.toContain('unsafe');
    const html = await list.text();
    expect(html).toContain('To asha@example.com');
    expect(html).toMatch(/http:\/\/localhost:3000\/requests\/[\w-]{43}/);
    expect(html).not.toMatch(/<i>|<style| style=/);
    const mail = await open(/inbox(\/\d+)">We have received/.exec(html)![1]);
    expect(mail.status).toBe(200);
    expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox /);
    expect(await mail.text()).toContain('See your request');
  });

  it('is shown on this machine only, not through a proxy', async () => {
    expect((await open('', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await open('', { forwarded: 'for=127.0.0.1' })).status).toBe(404);
    expect((await readRaw(`${server.url}/api/dev/inbox`, { host: 'rebound.example' })).status).toBe(404);
    expect((await readRaw(`${server.url}/api/dev/inbox`, { host: 'localhost:3000' })).status).toBe(200);
    for (const id of ['/0', '/x', '/99999999999', '/4242'])
      expect((await open(id)).status).toBeGreaterThan(399);
  });
});
