import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = (file: string) => fileURLToPath(new URL(`../dist/${file}`, import.meta.url));

describe('the command for tokens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-command-'));
  let port: number;
  let server: ChildProcess | null = null;

  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    port = (probe.address() as AddressInfo).port;
    probe.close();
  });
  afterAll(async () => {
    if (server) {
      server.kill('SIGKILL');
      await once(server, 'close');
    }
    rmSync(folder, { recursive: true });
  });

  function start(file: string, args: string[] = [], env: Record<string, string> = {}) {
    return spawn(process.execPath, [dist(file), ...args], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...env,
      },
    });
  }

  async function run(
    args: string[],
    env: Record<string, string> = {},
  ): Promise<{ code: number; said: string }> {
    const child = start('admin-command.js', args, env);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    const [code] = (await once(child, 'close')) as [number];
    return { code, said: said.trim() };
  }

  it.each([
    [[], /^Usage:/],
    [['token'], /^Usage:/],
    [['token', 'create'], /^Usage:/],
    [['token', 'revoke', 'x'], /^Usage:/],
    [['token', 'list', '--all'], /^Usage:/],
    [['token', 'create', ' - '], /^The name needs/],
    [['token', 'create', 'Asha', '--days', '0'], /^--days must be a whole number from 1 to 3650\.$/],
    [['token', 'create', 'Asha', '--days', 'many'], /^--days must be/],
  ])('says how it is used: %j', async (args, sentence) => {
    const { code, said } = await run(args);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
  });

  it('makes, lists and revokes tokens, whether the server runs or not', async () => {
    const made = await run(['token', 'create', 'Asha Rao', '--days', '30']);
    expect(made.said).toMatch(
      /^Token 1 of Asha Rao, until \d{4}-\d\d-\d\d\. It is shown this once:\n[\w-]{43}$/,
    );
    const token = made.said.split('\n')[1]!;

    server = start('main.js');
    let output = '';
    server.stdout!.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!output.includes('Admin token')) await new Promise((resolve) => setTimeout(resolve, 50));
    const me = () => fetch(`http://127.0.0.1:${port}/api/admin/me`, { headers: { 'admin-token': token } });
    expect(await (await me()).json()).toEqual({ name: 'Asha Rao' });
    expect((await run(['token', 'create', 'Ravi'])).said).toMatch(/^Token 2 of Ravi/);
    expect((await run(['token', 'list'])).said.split('\n')).toEqual([
      expect.stringMatching(/^No\. +Name +Made +State +Last used$/),
      expect.stringMatching(/^2 +Ravi +[\d-]+ +until [\d-]+ +never$/),
      expect.stringMatching(/^1 +Asha Rao +[\d-]+ +until [\d-]+ +\d{4}-\d\d-\d\d$/),
    ]);
    expect((await run(['token', 'revoke', '1'])).said).toBe('Token 1 of Asha Rao opens nothing any more.');
    expect((await me()).status).toBe(401);
    expect(await run(['token', 'revoke', '7'])).toEqual({ code: 1, said: 'There is no such token.' });
    const astray = await run(['token', 'list'], { PORT: '1' });
    expect(astray.code).toBe(1);
    expect(astray.said).toMatch(
      /^The database is in use by a server that does not answer at http:\/\/127\.0\.0\.1:1\./,
    );
  });
});
