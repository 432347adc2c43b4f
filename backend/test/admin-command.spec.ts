import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, perform } from '../src/perform-command.js';
import { emptyDataFolder, freshDataFolder, startApp, type TestApp } from './support/app.js';

const PROGRAM = fileURLToPath(new URL('../dist/admin-command.js', import.meta.url));

interface Ended {
  code: number;
  said: string;
}

describe("the operator's command", () => {
  let folder: string;
  let server: TestApp | undefined;

  beforeAll(async () => {
    folder = await freshDataFolder();
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  const environment = (env: Record<string, string>) => ({
    HOST: '127.0.0.1',
    PORT: server ? new URL(server.url).port : '1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...env,
  });

  /** In this process, which takes a fraction of the time. The data folder's lock is the same within a process. */
  const run = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
    perform(args, () => environment(env));

  async function runProgram(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    const { PATH } = process.env;
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: { PATH, ...environment(env) } });
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
    [['token', 'create', 'OFFICE'], /^The name “Office” is taken/],
    [['token', 'create', 'visitor'], /^The name “Visitor” is taken/],
    [['token', 'create', 'Ｓystem'], /^The name “System” is taken/],
    [['token', 'create', 'Asha', '--days', '0'], /^--days must be a whole number from 1 to 3650\.$/],
    [['token', 'create', 'Asha', '--days', 'many'], /^--days must be/],
    [['token', 'list', '--force'], /^Usage:/],
    [['staff'], /^Usage:/],
    [['staff', 'add', 'Asha'], /^Usage:/],
    [['staff', 'edit', '3'], /^Usage:/],
    [['staff', 'deactivate', '3', '--to', 'x'], /^Usage:/],
    [['token', 'list', '--to', '3'], /^Usage:/],
    [['backup'], /^Usage:/],
    [['backup', 'file', '--force'], /^Usage:/],
    [['restore', 'one', 'two'], /^Usage:/],
    [['seed', 'it'], /^Usage:/],
    [['export', 'passwords', 'file'], /^Usage:/],
    [['export', 'student', 'asha@example.com'], /^Usage:/],
  ])('says how it is used: %j', (args, sentence) => {
    expect(() => parse(args)).toThrow(expect.objectContaining({ message: expect.stringMatching(sentence) }));
  });

  it('ends with code 1 and just the sentence when a person is to be called “OFFICE”', async () => {
    const { code, said } = await runProgram(['token', 'create', 'OFFICE']);
    expect(code).toBe(1);
    expect(said).toMatch(/^The name “Office” is taken.*\.$/);
  });

  it('makes, lists and revokes tokens, whether the server runs or not', async () => {
    const made = await runProgram(['token', 'create', 'Asha Rao', '--days', '30']);
    expect(made.code).toBe(0);
    expect(made.said).toMatch(
      /^Token 1 of Asha Rao, until \d{4}-\d\d-\d\d\. It is shown this once:\n[\w-]{43}$/,
    );
    const token = made.said.split('\n')[1]!;

    server = await startApp({ databaseUrl: null, dataDir: folder, adminToken: null });
    const { url } = server;
    const me = () => fetch(`${url}/api/admin/me`, { headers: { 'admin-token': token } });
    expect(await (await me()).json()).toEqual({ id: 1, name: 'Asha Rao', role: 'lead' });
    expect((await runProgram(['token', 'create', 'Ravi'])).said).toMatch(/^Token 2 of Ravi/);
    expect((await run(['token', 'list'])).said.split('\n')).toEqual([
      expect.stringMatching(/^No\. +Name +Made +State +Last used$/),
      expect.stringMatching(/^2 +Ravi +[\d-]+ +until [\d-]+ +never$/),
      expect.stringMatching(/^1 +Asha Rao +[\d-]+ +until [\d-]+ +\d{4}-\d\d-\d\d$/),
    ]);
    const add = ['staff', 'add', 'Mei Lin', 'mei@example.com'];
    expect((await run([...add, '--role', 'boss'])).said).toMatch(/^The role must be one of/);
    expect((await run([...add, '--zone', 'Europe/Berlin'])).said).toMatch(
      /^Mei Lin is number 3, a counselor\./,
    );
    expect((await run(['staff', 'edit', '3', '--role', 'lead'])).said).toBe(
      'Number 3 is now Mei Lin, mei@example.com, lead, Europe/Berlin.',
    );
    expect((await run(['staff', 'deactivate', '3'])).said).toMatch(
      /^Deactivating number 3 would end 0 tokens and hand over 0 open requests\.\n.*\n1 {2}Asha Rao, lead/,
    );
    expect((await run(['staff', 'deactivate', '3', '--to', 'nobody'])).said).toMatch(
      /^Mei Lin is deactivated/,
    );
    expect((await run(['token', 'create', 'mei@example.com'])).said).toMatch(
      /^Mei Lin is deactivated\. Activate/,
    );
    expect((await run(['staff', 'list'])).said.split('\n').at(-1)).toMatch(
      /^3 +Mei Lin +mei@example\.com +lead +deactivated +0 +0$/,
    );
    expect((await run(['token', 'revoke', '1'])).said).toBe('Token 1 of Asha Rao opens nothing any more.');
    expect((await me()).status).toBe(401);
    expect(await run(['token', 'revoke', '7'])).toEqual({ code: 1, said: 'There is no such token.' });
    const astray = await run(['token', 'list'], { PORT: '1' });
    expect(astray.code).toBe(1);
    expect(astray.said).toMatch(
      /^The database is in use by a server that does not answer at http:\/\/127\.0\.0\.1:1\./,
    );
  });

  it('backs up and exports while the server runs, and restores elsewhere', async () => {
    const { url } = server!;
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
    };
    await post('/api/users/register', { username: 'Zoë@example.com', password: 'correct horse' });
    await post('/api/consultation-requests', {
      name: 'Asha Rao',
      message: 'One line\u2028and another',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
    });
    await post('/api/newsletter-subscription', { email: 'asha@example.com' });
    const file = (name: string) => join(folder, name);

    expect((await run(['backup', file('backup.gz')])).said).toMatch(
      /^The backup is in .*backup\.gz\. It holds/,
    );
    expect(statSync(file('backup.gz')).mode & 0o777).toBe(0o600);
    expect(await run(['backup', file('backup.gz')])).toEqual({
      code: 1,
      said: `${file('backup.gz')} is there already. Name another file.`,
    });
    await run(['export', 'requests', file('requests.csv')]);
    expect(readFileSync(file('requests.csv'), 'utf8')).toMatch(
      /^\ufeffNumber,Received .*\r\n1,.*,asha@example\.com,'\+91 98765 43210,/,
    );
    await run(['export', 'subscribers', file('subscribers.csv')]);
    expect(readFileSync(file('subscribers.csv'), 'utf8')).toContain('asha@example.com,pending');
    await run(['export', 'student', 'zoë@EXAMPLE.com', file('student.json')]);
    expect(JSON.parse(readFileSync(file('student.json'), 'utf8'))).toMatchObject({
      account: { username: 'Zoë@example.com' },
      sessions: [{}],
    });
    expect(await run(['export', 'student', 'nobody@example.com', file('nobody.json')])).toEqual({
      code: 1,
      said: 'There is no such account.',
    });
    expect((await run(['restore', file('backup.gz'), '--force'])).said).toBe(
      'The server is running on this database. Stop it first.',
    );
    expect((await run(['seed'])).code).toBe(1);
    const token = readFileSync(file('admin-token'), 'utf8').trim();
    const reach = (headers: Record<string, string>, what = 'backup') =>
      fetch(`${url}/api/admin/operator/${what}`, { headers });
    expect((await reach({})).status).toBe(401);
    expect((await reach({ 'admin-token': token, 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await reach({ 'admin-token': token }, 'constructor')).status).toBe(404);
    const exports = await fetch(`${url}/api/admin/exports`, { headers: { 'admin-token': token } });
    expect(await exports.json()).toMatchObject([
      { list: 'newsletter-subscriptions', staffName: 'Command line', rows: 1 },
      { list: 'consultation-requests', staffName: 'Command line', rows: 1 },
    ]);

    const elsewhere = { DATA_DIR: file('elsewhere') };
    renameSync(await emptyDataFolder(), elsewhere.DATA_DIR);
    expect((await run(['restore', file('backup.gz')], elsewhere)).said).toMatch(
      /^Restored \d{4} rows in \d+ tables of the backup from \d{4}-/,
    );
    expect((await run(['restore', file('backup.gz')], elsewhere)).said).toMatch(/^The database is not empty/);
    expect((await run(['restore', file('requests.csv')], elsewhere)).said).toMatch(
      /is no backup, or damaged/,
    );
    expect((await run(['restore', file('none.gz')], elsewhere)).said).toMatch(/^There is no file/);
    expect((await run(['seed'], elsewhere)).said).toMatch(/^The universities .*: 0 rows written\.$/);
    await run(['export', 'requests', file('restored.csv')], elsewhere);
    expect(readFileSync(file('restored.csv'))).toEqual(readFileSync(file('requests.csv')));
  });
});
