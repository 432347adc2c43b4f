import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './postgres.mjs';
import { start } from './processes.mjs';
import { findProgram } from './programs.mjs';
import { at } from './project.mjs';

const START_TIMEOUT_MS = 20_000;
const CHECK_EVERY_MS = 1_000;

/**
 * What stands in front of several instances: Caddy with the Caddyfile of this project where it is installed, else a
 * few lines of our own that do the same over HTTP.
 * @param urls the instances' addresses
 * @returns its name and address, the certificate to trust for it, and what ends it
 */
export const startFront = (urls) => (findProgram('caddy') ? startCaddy(urls) : startOwn(urls));

async function startCaddy(urls) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const child = start(findProgram('caddy'), ['run', '--config', at('Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PUBLIC_URL: 'https://localhost',
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(port),
      BIND: '127.0.0.1',
      INSTANCES: urls.map((url) => new URL(url).host).join(' '),
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_TIMEOUT_MS; !/serving initial configuration/.test(output);) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`Caddy did not start:\n${output}`);
    }
    await wait(50);
  }
  const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));
  return { name: 'Caddy', url: `https://localhost:${port}`, ca, stop };
}

/** In turn to each instance that says that it lives. */
async function startOwn(urls) {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set(urls);
  const check = async (url) => {
    const answer = await fetch(`${url}/api/health/live`).catch(() => null);
    if (answer?.ok) healthy.add(url);
    else healthy.delete(url);
  };
  const checking = setInterval(() => urls.forEach(check), CHECK_EVERY_MS);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const url = [...healthy][turn++ % healthy.size] ?? urls[0];
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const call = request(url + incoming.url, { method: incoming.method, headers, agent });
    call.on('response', (response) => {
      outgoing.writeHead(response.statusCode, response.rawHeaders.filter(notConnection));
      response.pipe(outgoing);
    });
    call.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(call);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    clearInterval(checking);
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
  return { name: 'a proxy of our own', url: `http://127.0.0.1:${server.address().port}`, stop };
}

/** Of names and values in turn: an instance's word about its own connection is not the proxy's. */
const notConnection = (_, index, all) => !/^(connection|keep-alive)$/i.test(all[index - (index % 2)]);
