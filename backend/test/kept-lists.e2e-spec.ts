import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { KeptLists } from '../src/universities/kept-lists.js';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin } from './support/http.js';

const LIST = '/api/universities?country=Canada&limit=5';

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

describe('lists of universities that were just asked for', () => {
  let server: TestApp;
  // As it comes over the wire, not decompressed.
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Raw>((resolve, reject) => {
      request(server.url + path, { method, headers }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
          );
      })
        .on('error', reject)
        .end();
    });
  /** Of the application proper, whose answers to memory.ts are not different but slower. */
  const counted = async () => {
    const { body } = await get('/api/metrics', asAdmin);
    return Number(
      /_count\{method="GET",route="\/api\/universities",status="200"\} (\d+)/.exec(String(body))?.[1] ?? 0,
    );
  };
  const lasting = ({ headers }: Raw) => {
    const {
      date: _date,
      'x-request-id': _id,
      'content-length': _length,
      'transfer-encoding': _coding,
      ...rest
    } = headers;
    return rest;
  };

  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server?.close());

  it('come again with the same headers and body, and are counted', async () => {
    const before = await counted();
    expect(server.app.get(KeptLists).get(LIST)).toBeUndefined();
    const [first, again] = [await get(LIST), await get(LIST)];
    expect(server.app.get(KeptLists).get(LIST)).toBeDefined();
    expect(first.status).toBe(200);
    expect(again.status).toBe(200);
    expect(lasting(again)).toEqual(lasting(first));
    expect(again.headers['link']).toContain('rel="next"');
    expect(again.body.equals(first.body)).toBe(true);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(await counted()).toBe(before + 2);
  });

  it('are 304 for who has them, without anything about a body', async () => {
    const { headers } = await get(LIST);
    for (const known of [headers['etag'] as string, '*', `"other", ${String(headers['etag'])}`]) {
      const unchanged = await get(LIST, { 'if-none-match': known });
      expect(unchanged.status).toBe(304);
      expect(unchanged.body).toHaveLength(0);
      expect(unchanged.headers['content-type']).toBeUndefined();
      expect(unchanged.headers['etag']).toBe(headers['etag']);
    }
    expect((await get(LIST, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s from then on', async (encoding, decompress) => {
    const plain = await get(LIST);
    for (let i = 0; i < 3; i++) {
      const packed = await get(LIST, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toBe('Accept-Encoding');
      expect(packed.headers['etag']).toBe(plain.headers['etag']);
      expect(decompress(packed.body).equals(plain.body)).toBe(true);
      await sleep(100);
    }
  });

  it('answer HEAD without a body, and are not sent for another question', async () => {
    await get(LIST);
    const head = await get(LIST, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await get(`${LIST}&maxTuitionUSD=-1`)).status).toBe(400);
    expect((await get(LIST.replace('Canada', 'Ireland'))).headers['etag']).not.toBe(head.headers['etag']);
    expect((await get(LIST, {}, 'DELETE')).status).toBe(404);
  });
});
