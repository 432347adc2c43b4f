import autocannon from 'autocannon';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { findProgram, isRoot } from '../../scripts/lib/programs.mjs';
import { started } from './started.mjs';

/**
 * Pages and scripts per second as ratios to sirv and, where it is installed, nginx with one worker. Each sends the same
 * files compressed beforehand, in a process of its own, in turns in one run. wrk makes the load where it is installed;
 * autocannon is slower than what it measures, so its ratios are too small.
 * Usage: node backend/bench/pages.mjs [seconds per turn [turns]]
 */
const [seconds = 3, turns = 5] = process.argv.slice(2).map(Number);
const CONNECTIONS = 32;
const HEADERS = { 'accept-encoding': 'gzip' };
const WRK = findProgram('wrk');
const NGINX = findProgram('nginx', ['/usr/sbin']);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const children = [];
try {
  const ours = await started('ours.mjs', '', ':memory:');
  children.push(ours.child);
  const scripts = await scriptsOf(ours.url);
  const paths = [
    ofSize(40_000, await pagesOf(ours.url)),
    ofSize(100_000, scripts),
    ofSize(Infinity, scripts),
  ];
  for (const { path, body } of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
    writeFileSync(join(folder, `${path}.gz`), gzipSync(body, { level: 9 }));
  }
  const sirv = await started('sirv.mjs', folder);
  children.push(sirv.child);
  const servers = { ours: ours.url, sirv: sirv.url, ...(NGINX && { nginx: await startNginx() }) };

  console.log(
    `${WRK ? 'wrk' : 'autocannon'}, ${CONNECTIONS} connections, ${turns} turns of ${seconds} s each\n`,
  );
  for (const { path, body } of paths) {
    const rates = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
    for (let turn = 0; turn < turns; turn++)
      for (const [name, url] of Object.entries(servers)) rates[name].push(await rate(url + path));
    console.log(
      `${path}, ${Math.round(body.length / 1000)} kB (${Math.round(gzipSync(body).length / 1000)} kB gzip)`,
    );
    for (const [name, values] of Object.entries(rates)) {
      const ratios = values.map((value, turn) => value / rates.sirv[turn]).sort((a, b) => a - b);
      const median = [...values].sort((a, b) => a - b)[Math.floor(turns / 2)];
      console.log(
        `  ${name.padEnd(6)}${median.toFixed(0).padStart(8)} a second, ${ratios[Math.floor(turns / 2)].toFixed(2)} of sirv`,
        `(${ratios[0].toFixed(2)}-${ratios.at(-1).toFixed(2)})`,
      );
    }
  }
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** The entry of `candidates` whose uncompressed body is nearest to `size` bytes. */
function ofSize(size, candidates) {
  return candidates.toSorted((a, b) => distance(a, size) - distance(b, size))[0];
}

function distance({ body }, size) {
  return size === Infinity ? -body.length : Math.abs(body.length - size);
}

async function read(url, path) {
  return { path, body: Buffer.from(await (await fetch(url + path)).arrayBuffer()) };
}

/** The pages that the home page links to. */
async function pagesOf(url) {
  const { body } = await read(url, '/');
  const links = new Set([...String(body).matchAll(/ href="(\/[a-z][a-z/-]*)"/g)].map(([, path]) => path));
  return Promise.all([...links].filter((path) => !path.includes('.')).map((path) => read(url, path)));
}

/** The scripts that the home page and those begin with. */
async function scriptsOf(url) {
  const { body } = await read(url, '/');
  const links = new Set([...String(body).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path));
  return Promise.all([...links].map((path) => read(url, path)));
}

async function startNginx() {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit; ${isRoot() ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { ${temporary} access_log off; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      open_file_cache max=1000; types { text/html html; text/javascript js; } default_type text/html;
      server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  children.push(spawn(NGINX, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] }));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await fetch(url).catch(() => undefined)) return url;
    await sleep(100);
  }
  throw new Error('nginx did not start.');
}

/** Answers per second. */
async function rate(url) {
  if (!WRK) {
    const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: HEADERS });
    if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx + result.errors} failures`);
    return result.requests.average;
  }
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = spawnSync(WRK, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, url], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}
