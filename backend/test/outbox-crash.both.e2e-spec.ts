import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config/config.js';
import { openDatabase } from '../src/database/database.js';
import { ADMIN_TOKEN, freshDataFolder, freshServerDatabase } from './support/app.js';
import { startSmtp, type TestSmtp } from './support/smtp.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** On both databases: what a killed server leaves is in the embedded one's own files. */
describe('a server that is killed between sending a mail and noting it', () => {
  let folder: string;
  let smtp: TestSmtp;
  let database: Awaited<ReturnType<typeof freshServerDatabase>>;
  let child: ChildProcess | undefined;
  /** Of the server that the first test has started last. */
  let url: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    database = await freshServerDatabase();
    folder = database ? mkdtempSync(join(tmpdir(), 'outbox-')) : await freshDataFolder();
  });
  afterAll(async () => {
    await kill();
    await smtp?.close();
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  async function start(): Promise<string> {
    const { PATH } = process.env;
    child = spawn(process.execPath, [MAIN], {
      env: {
        PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        ADMIN_TOKEN,
        SMTP_URL: smtp.url,
        ...(database && { DATABASE_URL: database.url }),
      },
    });
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    for (;;) {
      const url = /Site +(http\S+)/.exec(output)?.[1];
      if (url && output.includes('Admin token')) return url;
      if (child.exitCode !== null) throw new Error(`ended: ${output}`);
      await sleep(50);
    }
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  async function ask(url: string, email: string): Promise<void> {
    const reply = await fetch(`${url}/api/consultation-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha Rao', email, phone: '98765 43210' }),
    });
    expect(reply.status).toBe(201);
  }
  /** How many mails the server has noted as sent. */
  async function sent(url: string): Promise<number> {
    const reply = await fetch(`${url}/api/admin/mails?state=sent`, {
      headers: { 'admin-token': ADMIN_TOKEN },
    });
    return ((await reply.json()) as object[]).length;
  }
  /** Works on the database while no server does. */
  async function meanwhile<T>(work: (source: DataSource) => Promise<T>): Promise<T> {
    const source = await openDatabase({
      ...loadConfig({}),
      dataDir: folder,
      databaseUrl: database?.url ?? null,
    });
    return work(source).finally(() => source.destroy());
  }
  /** Moves the due times as if the leases had ended: the mails of a dead worker are due again. */
  async function letLeasesRunOut(source: DataSource): Promise<number> {
    const [, count] = await source.query<[unknown, number]>(
      `UPDATE mails SET "nextAttemptAt" = now() WHERE state = 'waiting' AND "nextAttemptAt" > now()`,
    );
    return count;
  }

  it('sends what it has noted of a long wait once, when it is killed before it is sent', async () => {
    await meanwhile((source) =>
      source.query(`INSERT INTO consultation_requests (name, email, phone, "searchText", "waitingSince")
        VALUES ('n', 'a@b.co', '12345', 'n', now() - interval '25 hours')`),
    );
    await smtp.set('silent greeting');
    url = await start();
    const waiting = async () => {
      const headers = { 'admin-token': ADMIN_TOKEN };
      const reply = await fetch(`${url}/api/admin/mails?state=waiting`, { headers });
      return ((await reply.json()) as object[]).length;
    };
    while ((await waiting()) < 2) await sleep(50);
    await kill();
    await smtp.set('accept');
    await meanwhile(async (source) => {
      const marked = await source.query<object[]>(
        'SELECT FROM consultation_requests WHERE "remindedAt" IS NOT NULL AND "escalatedAt" IS NOT NULL',
      );
      expect(marked).toHaveLength(1);
      await letLeasesRunOut(source);
    });
    url = await start();
    const mails = await smtp.mails(2);
    await sleep(500);
    expect(smtp.raw).toHaveLength(2);
    expect(mails.map(({ subject }) => /answer (due|overdue)/.exec(subject!)![0]).sort()).toEqual([
      'answer due',
      'answer overdue',
    ]);
  });

  it('sends that mail twice under one Message-ID, and every other once', async () => {
    const before = await sent(url);
    smtp.raw.length = 0;
    await ask(url, 'first@example.com');
    while ((await sent(url)) < before + 2) await sleep(50);
    await smtp.set('accept and say nothing');
    // Two requests of two mails: five are sent at a time, so all four are with the mail server.
    await ask(url, 'second@example.com');
    await ask(url, 'third@example.com');
    await smtp.mails(6);
    await smtp.set('silent greeting');
    await ask(url, 'fourth@example.com');
    await kill();

    await smtp.set('accept');
    expect(await meanwhile(letLeasesRunOut)).toBeGreaterThanOrEqual(4);
    await start();
    const mails = await smtp.mails(12);
    await sleep(500);
    expect(smtp.raw).toHaveLength(12);

    const times = new Map<string, number>();
    for (const { messageId } of mails) times.set(messageId!, (times.get(messageId!) ?? 0) + 1);
    expect([...times.values()].sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    const of = (email: string) => smtp.raw.filter(({ to }) => to === email).length;
    expect(['first', 'second', 'third', 'fourth'].map((name) => of(`${name}@example.com`))).toEqual([
      1, 2, 2, 1,
    ]);
  });
});
