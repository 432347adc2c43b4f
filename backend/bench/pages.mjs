import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { findProgram, isRoot } from '../../scripts/lib/programs.mjs';
import { compare } from './rate.mjs';
import { started } from './started.mjs';

/** A page that is rendered when it is first asked for. */
const UNIVERSITY = '/universities/university-of-toronto';
const HEADERS = { 'accept-encoding': 'gzip' };
const NGINX = findProgram('nginx', ['/usr/sbin']);

/**
 * Pages and scripts as ratios to sirv and, where it is installed, of nginx with one worker to sirv. Each sends the same
 * files compressed beforehand, in a process of its own.
 */
export async function pages(report, times) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const children = [];
  try {
    const ours = await started('ours.mjs');
    children.push(ours.child);
    const scripts = await scriptsOf(ours.url);
    const files = {
      'a page': ofSize(40_000, await pagesOf(ours.url)),
      'a page from the database': await read(ours.url, UNIVERSITY),
      'a script': ofSize(100_000, scripts),
      'the largest script': ofSize(Infinity, scripts),
    };
    for (const { path, body } of Object.values(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), body);
      writeFileSync(join(folder, `${path}.gz`), gzipSync(body, { level: 9 }));
    }
    const sirv = await started('sirv.mjs', folder);
    children.push(sirv.child);
    const nginx = NGINX && (await startNginx(folder, children));
    for (const [kind, { path, body }] of Object.entries(files)) {
      const name = `${kind} of ${Math.round(body.length / 1000)} kB`;
      const get = (url) => ({ url: url + path, headers: HEADERS });
      report({
        name: `${name}, against sirv`,
        target: kind.includes('script') ? 0.6 : 1.5,
        ...(await compare(get(ours.url), get(sirv.url), times)),
      });
      if (nginx)
        report({ name: `${name}, against nginx`, ...(await compare(get(ours.url), get(nginx), times)) });
    }
  } finally {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
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

async function startNginx(folder, children) {
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
