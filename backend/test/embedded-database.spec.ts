import { transformFileSync } from '@swc/core';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import {
  type EmbeddedDatabase,
  EmbeddedDatabaseError,
  openEmbeddedDatabase,
} from '../src/database/embedded/embedded-database.js';
import { emptyDataFolder } from './support/app.js';

const SOURCE = fileURLToPath(new URL('../src/database/embedded/', import.meta.url));
// Inside the package, so that the copy finds its packages. The space and the non-ASCII letters are part of the test.
const COMPILED = fileURLToPath(new URL(`../node_modules/.cache/été 東京 ${process.pid}/`, import.meta.url));
const root = fs.mkdtempSync(join(tmpdir(), 'embedded-'));
const cleanUp: (() => Promise<unknown> | unknown)[] = [];

/** Compiles the module, so that other processes can load it. */
beforeAll(() => {
  fs.mkdirSync(COMPILED, { recursive: true });
  for (const name of fs.readdirSync(SOURCE)) {
    const options = {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'nodenext' },
    } as const;
    if (!name.endsWith('.ts')) fs.copyFileSync(join(SOURCE, name), join(COMPILED, name));
    else {
      const { code } = transformFileSync(join(SOURCE, name), options);
      fs.writeFileSync(join(COMPILED, `${basename(name, '.ts')}.js`), code);
    }
  }
});

afterEach(async () => {
  for (const job of cleanUp.splice(0).reverse()) await job();
});

afterAll(() => {
  fs.rmSync(COMPILED, { recursive: true });
  fs.rmSync(root, { recursive: true });
});

/** In a new folder unless said otherwise; `null` is in memory. */
async function open(directory?: string | null): Promise<{ db: EmbeddedDatabase; pool: pg.Pool }> {
  const db = await openEmbeddedDatabase({
    directory: directory === undefined ? await madeFolder() : directory,
  });
  const pool = poolOn(db);
  cleanUp.push(() => db.close());
  return { db, pool };
}

function poolOn(db: EmbeddedDatabase): pg.Pool {
  const pool = new pg.Pool({ max: 1, stream: () => db.connect() as net.Socket });
  pool.on('error', () => {});
  cleanUp.push(() => (pool.ended ? null : pool.end()));
  return pool;
}

/** Another process that opens `directory`, runs `work` with `db` and `pool`, and passes on its output. */
function other(directory: string, work: string, nodeOptions = ''): ChildProcess & { said: string } {
  const code = `
    const { openEmbeddedDatabase } = await import(${JSON.stringify(pathToFileURL(join(COMPILED, 'embedded-database.js')).href)});
    const { default: pg } = await import(${JSON.stringify(import.meta.resolve('pg'))});
    try {
      const db = await openEmbeddedDatabase({ directory: ${JSON.stringify(directory)} });
      const pool = new pg.Pool({ max: 1, stream: () => db.connect() });
      ${work}
    } catch (error) { console.log(error.name + ': ' + error.message); process.exit(1); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  });
  cleanUp.push(() => child.kill('SIGKILL'));
  const result = Object.assign(child, { said: '' });
  child.stdout.on('data', (text) => (result.said += text));
  return result;
}

async function says(child: ChildProcess & { said: string }, word: string): Promise<void> {
  while (!child.said.includes(word)) {
    if (child.exitCode !== null) throw new Error(`ended, having said: ${child.said}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const HOLD = `console.log('open'); setInterval(() => {}, 1000);`;
let folders = 0;
const newFolder = () => join(root, `data-${++folders}`);

/** A folder with an empty database, without the seconds that making one takes. */
async function madeFolder(folder = newFolder()): Promise<string> {
  fs.mkdirSync(dirname(folder), { recursive: true });
  const made = await emptyDataFolder();
  fs.renameSync(join(made, 'database'), folder);
  fs.rmdirSync(made);
  return folder;
}

describe('queries', () => {
  let db: EmbeddedDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    db = await openEmbeddedDatabase({ directory: await madeFolder() });
    pool = new pg.Pool({ max: 1, stream: () => db.connect() as net.Socket });
  });
  beforeEach(() => pool.query('drop table if exists t'));
  afterAll(async () => {
    await pool.end();
    await db.close();
  });

  it('answers with parameters, unicode and types', async () => {
    const { pool } = await open(null);
    const { rows } = await pool.query('select $1::int as n, $2::text as t, $3::jsonb as j', [
      7,
      'Zürich 東京 🎓',
      { a: [1] },
    ]);
    expect(rows).toEqual([{ n: 7, t: 'Zürich 東京 🎓', j: { a: [1] } }]);
  });

  it('keeps and rolls back transactions', async () => {
    await pool.query('create table t (id int)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into t values (1)');
    await client.query('rollback');
    await client.query('begin');
    await client.query('insert into t values (2)');
    await client.query('commit');
    client.release();
    expect((await pool.query('select id from t')).rows).toEqual([{ id: 2 }]);
  });

  it('reports which constraint was broken, and goes on', async () => {
    await pool.query('create table t (email text constraint one_account_per_email unique)');
    const client = await pool.connect();
    await client.query('insert into t values ($1)', ['a@b.example']);
    await expect(client.query('insert into t values ($1)', ['a@b.example'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'one_account_per_email',
    });
    await expect(client.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
    expect((await client.query('select count(*)::int as n from t')).rows).toEqual([{ n: 1 }]);
    client.release();
  });

  it('serves 50 at once, each its own answer', async () => {
    const asked = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(asked.map((n) => pool.query('select $1::int as n', [n])));
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(asked);
  });

  it('carries 10 MB both ways', async () => {
    const value = 'straße'.repeat(1_500_000);
    const { rows } = await pool.query('select $1::text as value', [value]);
    expect(rows[0].value === value).toBe(true);
    const { rows: many } = await pool.query(
      `select repeat('x', 100) as line from generate_series(1, 100000)`,
    );
    expect(many).toHaveLength(100_000);
  });

  it('survives nesting beyond what PostgreSQL takes', async () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    await expect(pool.query('select $1::jsonb', [deep])).rejects.toMatchObject({ code: '54001' });
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('has pg_trgm', async () => {
    await pool.query('create extension pg_trgm');
    await pool.query('create table t (name text)');
    await pool.query('create index on t using gin (name gin_trgm_ops)');
    await pool.query(`insert into t values ('University of Glasgow')`);
    expect((await pool.query(`select name from t where name ilike '%glasg%'`)).rows).toHaveLength(1);
  });

  it('leaves the event loop free during a heavy query', async () => {
    await pool.query('select 1');
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const start = performance.now();
    await pool.query(`select count(*) from generate_series(1, 1500000) n where md5(n::text) like 'a%'`);
    clearInterval(timer);
    // On the main thread there would be no tick at all. A busy machine may miss most of them.
    expect(ticks).toBeGreaterThan((performance.now() - start) / 5 / 10);
  });
});

describe('connections', () => {
  it('starts clean after a client was thrown away', async () => {
    const { pool } = await open();
    await pool.query('create table t (id int)');
    const client = await pool.connect();
    await client.query({ name: 'named', text: 'select 1' });
    await client.query('set statement_timeout = 1234');
    await client.query('begin');
    await client.query('insert into t values (1)');
    client.release(true);
    const { rows } = await pool.query(`select count(*)::int as rows, pg_current_xact_id_if_assigned() as open,
      (select count(*)::int from pg_prepared_statements) as prepared,
      current_setting('statement_timeout') as timeout from t`);
    expect(rows).toEqual([{ rows: 0, open: null, prepared: 0, timeout: '0' }]);
    await pool.query({ name: 'named', text: 'select 2' });
  });

  it('starts clean after one that left half a message group', async () => {
    const { db, pool } = await open();
    const { stream, read } = await login(db);
    stream.write(Buffer.concat([message('P', '\0begin\0\0\0'), message('P', '\0nonsense\0\0\0')]));
    await read(/syntax error/);
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('ends the earlier of two', async () => {
    const { db, pool } = await open();
    const first = await pool.connect();
    const ended = new Promise<Error>((resolve) => first.on('error', resolve));
    expect((await poolOn(db).query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    expect((await ended).message).toMatch(/took over/);
    await expect(first.query('select 1')).rejects.toThrow();
    first.release(true);
  });

  it('relies on pg writing every message in one piece', async () => {
    const { db } = await open();
    const written: Buffer[] = [];
    const stream = db.connect() as net.Socket;
    const write = stream.write.bind(stream) as (chunk: Buffer, done?: () => void) => boolean;
    stream.write = ((chunk: Buffer, done?: () => void) =>
      written.push(chunk) > 0 && write(chunk, done)) as typeof stream.write;
    const client = new pg.Client({ stream: () => stream });
    await client.connect();
    await client.query('create temp table t (body text); select 1');
    await client.query('insert into t values ($1), ($2)', ['x'.repeat(1_000_000), null]);
    await client.query({ name: 'named', text: 'select $1::int', values: [1] });
    await client.query('select 1/0').catch(() => {});
    await client.end();
    const [first, ...messages] = written;
    expect(first!.readInt32BE(0)).toBe(first!.length);
    expect(messages.length).toBeGreaterThan(10);
    for (const message of messages) expect(message.readInt32BE(1)).toBe(message.length - 1);
  });

  it('ignores a cancel request and keeps the session', async () => {
    const { db, pool } = await open();
    const client = await pool.connect();
    await client.query('create temp table kept (id int)');
    const cancel = db.connect();
    cancel.resume().write(Buffer.from('\0\0\0\x10\x04\xd2\x16\x2e\0\0\0\x01\0\0\0\x01', 'latin1'));
    await once(cancel, 'close');
    expect((await client.query('select * from kept')).rows).toEqual([]);
    client.release();
  });

  it('fails running, waiting and later queries when the database itself falls over', async () => {
    const { db, pool } = await open(null);
    await pool.query('create table t (id int)');
    // PostgreSQL ends itself over this: it needs a client that it can wait for in the middle of a statement.
    const results = await Promise.allSettled([
      pool.query('copy t from stdin'),
      pool.query('select 1'),
      pool.query('select 2'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.query('select 3')).rejects.toThrow(/^The embedded database stopped: .+\.$/);
    await db.close();
  });
});

describe('the data folder', () => {
  it('keeps data over close and reopen, with an unclean end between', async () => {
    const folder = await madeFolder();
    const { db, pool } = await open(folder);
    await pool.query('create table t (id int)');
    const running = pool.query('insert into t select 1 from pg_sleep(0.3)');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closing = db.close();
    await running;
    await closing;
    await db.close();
    await expect(pool.query('select 1')).rejects.toThrow();
    expect(fs.readdirSync(folder)).toEqual(['postgres']);

    const child = other(
      folder,
      `await pool.query('insert into t values (2)'); console.log('stored'); ${HOLD}`,
    );
    await says(child, 'stored');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { pool: again } = await open(folder);
    expect((await again.query('select id from t')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('begins anew after a first start that was cut short', async () => {
    const folder = join(newFolder(), 'made', 'on the way');
    const child = other(folder, HOLD);
    const unfinished = () =>
      (fs.existsSync(folder) ? fs.readdirSync(folder) : []).filter((name) => name.startsWith('postgres.new'));
    while (!unfinished().some((name) => fs.existsSync(join(folder, name, 'base')))) {
      await new Promise((r) => setTimeout(r, 2));
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(fs.existsSync(join(folder, 'postgres'))).toBe(false);
    const { pool } = await open(folder);
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    expect(unfinished()).toEqual([]);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('asks the disk to keep every single insert, and stops when the disk cannot', async () => {
    const log = join(root, 'fsync.log');
    const failing = join(root, 'failing-disk');
    fs.writeFileSync(log, '');
    const watch = join(root, 'watch-fsync.cjs');
    fs.writeFileSync(
      watch,
      `const fs = require('fs'), real = fs.fsyncSync;
       fs.fsyncSync = (handle) => {
         fs.appendFileSync(${JSON.stringify(log)}, '.');
         if (fs.existsSync(${JSON.stringify(failing)})) throw Object.assign(new Error('EIO'), { code: 'EIO' });
         real(handle);
       };`,
    );
    const child = other(
      await madeFolder(),
      `const fs = await import('node:fs');
       const synced = () => fs.statSync(${JSON.stringify(log)}).size;
       pool.on('error', () => {});
       await pool.query('create table t (id int)');
       const before = synced();
       for (let n = 0; n < 20; n++) await pool.query('insert into t values ($1)', [n]);
       console.log('synced', synced() - before, 'times');
       fs.writeFileSync(${JSON.stringify(failing)}, '');
       await pool.query('insert into t values (20)').catch((error) => console.log(error.message));
       await pool.query('select 1').catch((error) => console.log(error.message));
       await db.close();`,
      `--require ${watch}`,
    );
    const [code] = await once(child, 'close');
    const [synced, ...refused] = child.said.trim().split('\n');
    expect(Number(/^synced (\d+) times$/.exec(synced!)?.[1])).toBeGreaterThanOrEqual(20);
    const stopped = /^The embedded database in .+ stopped: could not fsync file .+: I\/O error\.$/;
    expect(refused).toEqual([expect.stringMatching(stopped), expect.stringMatching(stopped)]);
    expect(code).toBe(0);
  });

  it('lets the process end by itself after close', async () => {
    const child = other(
      await madeFolder(),
      `await pool.query('select 1'); await pool.end(); await db.close(); console.log('done')`,
    );
    const [code] = await once(child, 'close');
    expect([code, child.said]).toEqual([0, 'done\n']);
  });

  it('is refused to a second process, and to a second opening in the same one', async () => {
    const folder = await madeFolder();
    await open(folder);
    const sentence = `Another process is already using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`;
    await expect(openEmbeddedDatabase({ directory: folder })).rejects.toThrow(
      new EmbeddedDatabaseError(sentence),
    );
    const child = other(folder, HOLD);
    await once(child, 'close');
    expect(child.said).toBe(`EmbeddedDatabaseError: ${sentence}\n`);
  });

  it('is free at once when its holder was killed, and exactly one of several starters gets it', async () => {
    const folder = await madeFolder();
    const holder = other(folder, HOLD);
    await says(holder, 'open');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(fs.readdirSync(folder)).toHaveLength(2);

    const starters = Array.from({ length: 5 }, () => other(folder, HOLD));
    await Promise.all(starters.map((child) => Promise.race([says(child, 'open'), once(child, 'close')])));
    expect(starters.map(({ said }) => said.split(':')[0]!.trim()).sort()).toEqual([
      ...Array<string>(4).fill('EmbeddedDatabaseError'),
      'open',
    ]);
    expect(fs.readdirSync(folder)).toHaveLength(2);
  });

  it('may have a long name and letters of any script', async () => {
    const folder = await madeFolder(join(newFolder(), 'données 東京', 'x'.repeat(200)));
    const { db, pool } = await open(folder);
    await pool.query('create table t (id int)');
    await expect(openEmbeddedDatabase({ directory: folder })).rejects.toThrow(EmbeddedDatabaseError);
    await db.close();
    expect(fs.readdirSync(folder)).toEqual(['postgres']);
    await (await openEmbeddedDatabase({ directory: folder })).close();
  });

  it('is named in one sentence when it cannot be used', async () => {
    const file = newFolder();
    fs.writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')]) {
      await expect(openEmbeddedDatabase({ directory: folder })).rejects.toThrow(
        new EmbeddedDatabaseError(
          `The data folder ${folder} cannot be used (a file is in the way): choose another with DATA_DIR.`,
        ),
      );
    }
  });

  it('is named when what lies in it is no database', async () => {
    const folder = newFolder();
    fs.mkdirSync(join(folder, 'postgres'), { recursive: true });
    fs.writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '9\n');
    await expect(openEmbeddedDatabase({ directory: folder })).rejects.toThrow(EmbeddedDatabaseError);
    expect(fs.readdirSync(folder)).toEqual(['postgres']);
  });
});

/** A client by hand. */
async function login(db: EmbeddedDatabase) {
  const stream = db.connect();
  let received = '';
  stream.on('error', () => {});
  stream.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
  const read = async (pattern: RegExp) => {
    while (!pattern.test(received)) await new Promise((resolve) => setTimeout(resolve, 5));
    received = '';
  };
  const startup = Buffer.from('\0\0\0\x17\0\x03\0\0user\0visitor\0\0', 'latin1');
  startup.writeInt32BE(startup.length);
  stream.write(startup);
  await read(/Z\0\0\0\x05I$/);
  return { stream, read };
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
