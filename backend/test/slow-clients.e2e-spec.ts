import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { boundConnections } from '../src/http/connections.js';
import { startApp, type TestApp } from './support/app.js';
import { client } from './support/http.js';

const CLIENTS = 50;
const HEADERS = 'POST /api/consultation-requests HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEADERS}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`;

/** In shortened time; `npm run test:faults` takes all of it. */
describe('clients that take their time', () => {
  let server: TestApp;
  let http: Server;
  beforeAll(async () => {
    server = await startApp({ rateLimit: false });
    http = server.app.getHttpServer() as Server;
    // As main does before it listens.
    await promisify(http.close.bind(http))();
    boundConnections(http);
    await once(http.listen(Number(new URL(server.url).port), '127.0.0.1'), 'listening');
  });
  afterAll(() => server?.close());

  it('have ten seconds for headers, thirty for a request, and 35 to take something of an answer', () => {
    const { headersTimeout, requestTimeout, timeout } = http;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 30_000, 35_000]);
  });

  it('are cut off with 408, and hold up nobody meanwhile', async () => {
    Object.assign(http, { headersTimeout: 500, requestTimeout: 1_000 });
    const { port } = new URL(server.url);
    let open = 0;
    /** Sends `first`, then `other` every tenth of a second. @returns the answer */
    const slowly = async (first: string, other: string) => {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      let told = '';
      const closed = once(
        socket.on('error', () => undefined),
        'close',
      );
      socket.on('data', (text: string) => (told += text)).write(first);
      const timer = setInterval(() => socket.write(other), 100);
      open++;
      await closed;
      open--;
      clearInterval(timer);
      return told.split('\r\n')[0];
    };
    const kinds = [
      [HEADERS, 'X-Slow: yes\r\n'],
      ['', ''],
      [BODY, ' '],
      [BODY, ''],
    ] as const;
    const call = client(server.url);
    /** Milliseconds of the slowest of the searches that follow each other while the condition holds. */
    const slowestWhile = async (goesOn: (searches: number) => boolean, fields: string) => {
      let slowest = 0;
      for (let search = 0; search === 0 || goesOn(search); search++) {
        const start = performance.now();
        expect((await call('GET', `/api/universities?limit=1&${fields}&search=${search}`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - start);
        await sleep(50);
      }
      return slowest;
    };
    // How slow it may be depends on how busy this machine is without them.
    const alone = await slowestWhile((searches) => searches < 20, 'sort=name');
    const told = Promise.all(
      kinds.flatMap(([first, other]) => Array.from({ length: CLIENTS }, () => slowly(first, other))),
    );
    expect(await slowestWhile(() => open > 0, 'sort=tuition')).toBeLessThan(1_000 + alone);
    expect([...new Set(await told)]).toEqual(['HTTP/1.1 408 Request Timeout']);
  });
});
