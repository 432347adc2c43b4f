import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshDataFolder, freshServerDatabase, type ServerDatabase } from './support/app.js';
import { startSmtp } from './support/smtp.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const TOKEN = 'a-token-for-the-test-suite';

interface Server {
  child: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

describe('the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'process-'));
  const servers: Server[] = [];
  let database: ServerDatabase | null;

  beforeAll(async () => {
    database = await freshServerDatabase();
    renameSync(await freshDataFolder(), join(folder, 'data'));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await end(server);
  });
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  /** Starts a server on PostgreSQL if there is one, because that takes a third of the time. */
  const start = (env: Record<string, string> = {}) =>
    startOnFolder({ ...(database && { DATABASE_URL: database.url }), ...env });

  /** On the embedded database. */
  function startOnFolder(env: Record<string, string> = {}): Server {
    const { PATH } = process.env;
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const server = {
      child,
      output: () => output,
      ended: once(child, 'close').then(([code]) => code as number | null),
    };
    servers.push(server);
    return server;
  }

  async function end({ child, ended }: Server): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }

  /** Lets a server go on when a test ends, because a start takes seconds. @returns its address, once it is ready */
  function keep(server: Server): Promise<string> {
    servers.splice(servers.indexOf(server), 1);
    return ready(server);
  }

  async function ready(server: Server): Promise<string> {
    for (;;) {
      const url = /Site +(http\S+)/.exec(server.output())?.[1];
      if (url && server.output().includes('Admin token')) return url;
      if (server.child.exitCode !== null) throw new Error(`ended: ${server.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function says(server: Server, words: RegExp): Promise<void> {
    for (const end = Date.now() + 20_000; !words.test(server.output());) {
      if (Date.now() > end) throw new Error(server.output());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function storedRequests(url: string, token: string): Promise<number> {
    const headers = { 'admin-token': token };
    const summary = await fetch(`${url}/api/admin/consultation-requests/summary`, { headers });
    return ((await summary.json()) as { total: number }).total;
  }

  /** Expects the server to end with code 1 after it has printed one line, which has this sentence. */
  async function refuses(server: Server, sentence: RegExp): Promise<void> {
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toHaveLength(1);
    expect(server.output()).toMatch(sentence);
  }

  /** Each step goes on with the server of the step before. */
  describe('on the embedded database', () => {
    let server: Server;
    let url: string;
    let token: string;
    let tokenFile: string;

    async function begin(env: Record<string, string> = {}): Promise<void> {
      server = startOnFolder(env);
      url = await keep(server);
    }
    afterAll(() => end(server));

    /** The next server finds the token as this one has left it. */
    async function beginAgain(env: Record<string, string> = {}): Promise<void> {
      const { mtimeMs } = statSync(tokenFile);
      await begin(env);
      expect(statSync(tokenFile).mtimeMs).toBe(mtimeMs);
    }

    it('prints its addresses and where the token is, which only the owner can read', async () => {
      await begin();
      expect(server.output()).toContain(`${url}/api/docs`);
      expect(server.output()).toContain(`${url}/admin`);
      tokenFile = /Admin token +(\S+)/.exec(server.output())![1]!;
      expect(statSync(tokenFile).mode & 0o777).toBe(0o600);
      token = readFileSync(tokenFile, 'utf8').trim();
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    });

    it('refuses a data folder that another process uses', async () => {
      await refuses(
        startOnFolder(),
        /^Another process is already using the data folder .+\. Stop it first, or set DATA_DIR to another folder\.$/m,
      );
    });

    it('finishes a request it has accepted when told to stop, keeps it with its token, and ends well', async () => {
      const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', phone: '12345' });
      const agent = new Agent({ keepAlive: true });
      const call = request(`${url}/api/consultation-requests`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
      const answer = once(call, 'response');
      call.write(body.slice(0, 10));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const told = Date.now();
      server.child.kill('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 300));
      call.end(body.slice(10));
      const [response] = (await answer) as [{ statusCode: number; resume(): void }];
      response.resume();
      expect(response.statusCode).toBe(201);
      expect(await server.ended).toBe(0);
      // It ended before the time at which it would cut off clients that are still connected.
      expect(Date.now() - told).toBeLessThan(9000);

      await beginAgain({ RATE_LIMIT: 'off' });
      expect(await storedRequests(url, token)).toBe(1);
    });

    it('lets busy clients go when told to stop: what it stored it also answered, and it ends soon', async () => {
      const before = await storedRequests(url, token);
      const agent = new Agent({ keepAlive: true });
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', phone: '12345' });
      const post = () =>
        new Promise<boolean>((resolve) => {
          request(`${url}/api/consultation-requests`, { method: 'POST', agent, headers }, (response) => {
            response.resume().on('close', () => resolve(response.complete && response.statusCode === 201));
          })
            .on('error', () => resolve(false))
            .end(body);
        });
      let answered = 0;
      const busyClient = async () => {
        while (await post()) answered++;
      };
      const clients = [busyClient(), busyClient(), busyClient()];
      while (answered <= 10) await new Promise((resolve) => setTimeout(resolve, 20));
      const told = Date.now();
      server.child.kill('SIGTERM');
      await Promise.all(clients);
      expect(await server.ended).toBe(0);
      expect(Date.now() - told).toBeLessThan(9000);

      await beginAgain();
      expect((await storedRequests(url, token)) - before).toBe(answered);
    });
  });

  const PRODUCTION = { ADMIN_TOKEN: TOKEN, NODE_ENV: 'production', LOG_LEVEL: 'log' };
  const SAMPLES = [
    expect.stringContaining('testimonials'),
    expect.stringContaining('student stories'),
    expect.stringContaining("operator's own work"),
  ];

  /** What it has told the operator to do before opening. */
  const toDo = (server: Server) => [...server.output().matchAll(/^  \[ \] (.*)$/gm)].map(([, what]) => what!);

  async function terminate(server: Server): Promise<void> {
    server.child.kill('SIGTERM');
    await server.ended;
  }

  describe('in development', () => {
    let server: Server;
    let url: string;
    beforeAll(async () => {
      server = start({ ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'verbose', DRAIN_SECONDS: '3' });
      url = await keep(server);
    });
    afterAll(() => end(server));

    it('logs every call by its pattern, and nothing personal', async () => {
      const json = { 'content-type': 'application/json', 'admin-token': TOKEN };
      const post = (path: string, body: object) =>
        fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
      const account = { username: 'zubeida@example.com', password: 'secret-zebra' };
      const registered = await post('/api/users/register', account);
      const [cookie] = registered.headers.get('set-cookie')!.split(';');
      await post('/api/users/login', account);
      await post('/api/users/login', { ...account, password: 'wrong-zebra' });
      await fetch(`${url}/api/users/zubeida@example.com/shortlist`, { headers: { cookie: cookie! } });
      await post('/api/consultation-requests', {
        name: 'Zubeida',
        email: account.username,
        phone: '98765 43210',
      });
      await post('/api/newsletter-subscription', { email: account.username });
      await fetch(`${url}/api/admin/consultation-requests?search=Zubeida`, { headers: json });
      await fetch(`${url}/api/nothing/zubeida`);
      await fetch(`${url}/newsletter/confirm?token=zebra`);
      await post('/api/users/password-reset', { username: account.username });
      await post('/api/users/password-reset/confirm', { token: 'zebra', password: account.password });
      await fetch(`${url}/reset-password?token=zebra`);
      await fetch(`${url}/requests/zebra`);
      await fetch(`${url}/api/requests/zebra`);
      await post('/api/requests/zebra/notes', { text: 'Zubeida' });
      for (const words of [
        /GET \/api\/users\/:username\/shortlist 200/,
        /POST \/api\/requests\/:token\/notes 404/,
        /a mail waits in the outbox\. Read it at http:\/\/localhost:\d+\/api\/dev\/inbox/,
        /POST \/api\/users\/login 401/,
        /GET \/\* 200 \d+ ms [\da-f-]{36}/,
      ])
        await says(server, words);
      expect(server.output()).not.toMatch(
        new RegExp(`zubeida|zebra|98765|127\\.0\\.0\\.1 |${TOKEN}|${cookie!.split('=')[1]}`, 'i'),
      );
    });

    it('serves on for DRAIN_SECONDS when told to stop, while its health checks send everybody elsewhere; of what production needs it says nothing', async () => {
      const told = Date.now();
      server.child.kill('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (const path of ['/api/health/live', '/api/health/ready']) {
        const check = await fetch(url + path);
        expect(check.status).toBe(503);
        expect(((await check.json()) as { error: string }).error).toBe('The server is stopping.');
      }
      for (const path of ['/', '/api/universities?limit=1']) {
        const reply = await fetch(url + path);
        expect(reply.status).toBe(200);
        expect(reply.headers.get('connection')).toBe('close');
        await reply.text();
      }
      expect(await server.ended).toBe(0);
      expect(Date.now() - told).toBeGreaterThan(2_900);
      expect(toDo(server)).toEqual([]);
    });
  });

  describe('in production without further settings', () => {
    let server: Server;
    let url: string;
    beforeAll(async () => {
      server = start(PRODUCTION);
      url = await keep(server);
    });
    afterAll(() => end(server));

    it('writes JSON lines: one a call, with the id that the client got', async () => {
      const answer = await fetch(`${url}/api/users/zubeida@example.com/shortlist`);
      await says(server, /"context":"Request".*\n/);
      const lines = server.output().split('\n');
      const records = lines
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(records.filter(({ context }) => context === 'Request')).toEqual([
        {
          level: 'log',
          pid: server.child.pid,
          timestamp: expect.any(Number),
          context: 'Request',
          message: expect.stringContaining('GET /api/users/:username/shortlist 401'),
          requestId: answer.headers.get('x-request-id'),
          method: 'GET',
          route: '/api/users/:username/shortlist',
          status: 401,
          ms: expect.any(Number),
        },
      ]);
    });

    it('says at the start what will not be sent and what is still the default', async () => {
      expect((await fetch(`${url}/api/dev/inbox`)).status).toBe(404);
      await terminate(server);
      const settings = [
        'BRAND',
        'PHONE',
        'EMAIL',
        'OFFICES',
        'COMPANY',
        'FEES',
        'PUBLIC_URL',
        'SMTP_URL',
        'STAFF_EMAIL',
        'TRUST_PROXY',
      ];
      const all = toDo(server);
      expect(all.slice(0, settings.length).map((what) => what.split(' ')[0])).toEqual(settings);
      expect(all.slice(settings.length)).toEqual(SAMPLES);
      expect(server.output()).toMatch(
        /"warn".*SMTP_URL is not set\. Not sent: confirmations of newsletter subscriptions, .*links to choose a new password/,
      );
    });
  });

  it('says at the start of production with settings of its own only which samples are left', async () => {
    const server = start({
      ...PRODUCTION,
      BRAND: 'Orchard',
      PHONE: '+91 40 5550 0199',
      // The staff's address, too, by default.
      EMAIL: 'us@orchard.example',
      OFFICES: 'India: 1 Road, Pune',
      COMPANY: 'Orchard Private Limited, 1 Road, Pune',
      FEES: 'The first consultation is free.',
      PUBLIC_URL: 'https://orchard.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUST_PROXY: '1',
    });
    await ready(server);
    await terminate(server);
    expect(toDo(server)).toEqual(SAMPLES);
    expect(server.output()).not.toContain('Not sent');
  });

  it('says what became of mails, and nothing personal, whatever the mail server says', async () => {
    const smtp = await startSmtp();
    await smtp.set('unknown recipient');
    const server = start({ ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'verbose', SMTP_URL: smtp.url });
    const url = await ready(server);
    const ask = () =>
      fetch(`${url}/api/consultation-requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Zubeida', email: 'visitor@example.com', phone: '98765 43210' }),
      });
    await ask();
    await says(
      server,
      /Mail \d+ \(consultation-acknowledgement\) not sent, attempt 1, the last: EENVELOPE RCPT TO 550/,
    );
    await smtp.set('accept');
    await ask();
    await says(server, /Mail \d+ \(consultation-acknowledgement\) sent/);
    expect(server.output()).not.toMatch(/visitor@|Zubeida|98765|inbox/);
    await smtp.close();
  });

  it('refuses a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await refuses(start({ PORT: String(port) }), /^Port \d+ is in use already\./);
    other.close();
  });

  it('refuses a file in place of its data folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await refuses(startOnFolder({ DATA_DIR: file }), /file.*(cannot be|is not)/);
  });

  it('refuses a data folder that it cannot make', async () => {
    if (process.getuid?.() === 0) return; // Nothing is unwritable for root.
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o500 });
    await refuses(startOnFolder({ DATA_DIR: join(closed, 'data') }), /closed.*cannot be/);
    chmodSync(closed, 0o700);
  });

  it('refuses a database server that does not answer', async () => {
    await refuses(
      start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
      /^The database named by DATABASE_URL cannot be reached/,
    );
  });

  it('refuses production without a token', async () => {
    await refuses(start({ NODE_ENV: 'production' }), /^ADMIN_TOKEN is missing/);
  });
});
