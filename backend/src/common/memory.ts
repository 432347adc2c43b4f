import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { recordWhenClosed, type RequestRecord } from './request-log.js';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body as it is sent, with the headers of its own as a flat list of names and values. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  /** Those of them that a 304 has: nothing about a body. */
  unchanged: string[];
}

/** A page, file or list: as it is, and compressed as far as it has been asked for. */
export interface Answer extends Partial<Record<Encoding, Variant>> {
  identity: Variant;
  /** Of a list of the API: each sending is logged and measured as one of this route. */
  route?: string;
}

/** What browsers do with a page: keep it, and ask each time whether it is still the newest. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Quality 9 of brotli takes seven times as long as 7, for half a percent. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export function variantOf(body: Buffer, etag: string, headers: string[]): Variant {
  const ofBody = (i: number) => headers[i - (i % 2)]!.startsWith('Content-');
  return { body, etag, headers, unchanged: headers.filter((_, i) => !ofBody(i)) };
}

/** What `body` is sent as when it is not compressed; `more` is further headers. */
export function answerOf(body: Buffer, type: string, caching: string, ...more: string[]): Answer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const fixed = ['Content-Type', type, 'Cache-Control', caching, 'Vary', 'Accept-Encoding'];
  const headers = [...fixed, ...more, 'ETag', etag];
  return { identity: variantOf(body, etag, headers) };
}

/** Adds a compressed variant, from `body` if that is compressed already. */
export async function addEncoding(answer: Answer, encoding: Encoding, body?: Buffer): Promise<Variant> {
  return (answer[encoding] ??= encoded(
    answer,
    encoding,
    body ?? (await compress[encoding](answer.identity.body)),
  ));
}

/** What `answer` is sent as when it is compressed to `body`. */
export function encoded({ identity }: Answer, encoding: Encoding, body: Buffer): Variant {
  const etag = identity.etag.replace(/"$/, `-${encoding}"`);
  const headers = [...identity.headers.slice(0, -1), etag, 'Content-Encoding', encoding];
  return variantOf(body, etag, headers);
}

interface Surroundings {
  idOf: (request: IncomingMessage) => string;
  securityHeadersOf: (request: IncomingMessage) => readonly string[];
  isStopping: () => boolean;
  counts: { sent: number; unchanged: number };
  /** Lists by whole address. */
  lists: { get(url: string): Answer | undefined };
  begun: () => (record: RequestRecord) => void;
}

/**
 * Puts answers in front of the application, by the address or the path that asks for them: Express and its middleware
 * cost more than sending one; pages and files are counted, not logged. Whatever is not an ordinary request for one of
 * them (a range, weighted encodings, another method), or comes while the server stops, takes the usual way.
 */
export function answerFromMemory(
  server: Server,
  answers: { get(address: string): Answer | undefined },
  { idOf, securityHeadersOf, isStopping, counts, lists, begun }: Surroundings,
): void {
  const [application] = server.listeners('request') as [RequestListener];

  function sent(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.range || isStopping()) return false;
    const answer = lists.get(url) ?? answers.get(url);
    const encoding = answer && plainlyAccepted(headers['accept-encoding']);
    const variant = encoding && answer[encoding];
    if (!variant) return false;
    const requestId = idOf(request);
    const unchanged = matches(headers['if-none-match'], variant.etag);
    const own = unchanged ? variant.unchanged : variant.headers;
    const fixed = [...securityHeadersOf(request), 'X-Request-Id', requestId, ...own];
    const { route } = answer;
    if (route) recordWhenClosed(response, requestId, begun(), () => ({ method, route }));
    else counts[unchanged ? 'unchanged' : 'sent']++;
    if (unchanged) {
      response.writeHead(304, fixed).end();
    } else {
      fixed.push('Content-Length', String(variant.body.length));
      response.writeHead(200, fixed).end(method === 'HEAD' ? undefined : variant.body);
    }
    return true;
  }

  server.off('request', application).on('request', (request, response) => {
    if (!sent(request, response)) application(request, response);
  });
}

/** The smallest encoding that the client takes; undefined where its header weighs them. */
export function plainlyAccepted(header = ''): 'identity' | Encoding | undefined {
  if (header.includes(';')) return undefined;
  const names = header.split(',').map((name) => name.trim().toLowerCase());
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? 'identity';
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header.split(',').some((tag) => ['*', opaque(etag)].includes(opaque(tag))));

/** Weak or strong makes no difference to whether something is unchanged. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
