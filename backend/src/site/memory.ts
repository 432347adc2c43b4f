import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaderList } from '../common/security-headers.js';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body as it is sent, with the headers of its own as a flat list of names and values. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

/** A page or file: as it is, and compressed as far as it has been asked for. */
export type Answer = { identity: Variant } & Partial<Record<Encoding, Variant>>;

const PLAIN = securityHeaderList(false);
const SECURE = securityHeaderList(true);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** What `body` is sent as when it is not compressed. */
export function answerOf(body: Buffer, type: string, caching: string): Answer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = ['Content-Type', type, 'Cache-Control', caching, 'Vary', 'Accept-Encoding', 'ETag', etag];
  return { identity: { body, etag, headers } };
}

/** Adds a compressed variant, from `body` if that is compressed already. */
export async function addEncoding(answer: Answer, encoding: Encoding, body?: Buffer): Promise<Variant> {
  const { identity } = answer;
  const etag = identity.etag.replace(/"$/, `-${encoding}"`);
  return (answer[encoding] ??= {
    body: body ?? (await compress[encoding](identity.body)),
    etag,
    headers: [...identity.headers.slice(0, -1), etag, 'Content-Encoding', encoding],
  });
}

/**
 * Puts answers in front of the application, by the path that asks for them: Express and its middleware cost more
 * than sending one. Whatever is not an ordinary request for one of them (a range, weighted encodings, another method)
 * takes the usual way.
 */
export function answerFromMemory(server: Server, answers: ReadonlyMap<string, Answer>): void {
  const [application] = server.listeners('request') as [RequestListener];

  function sent(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.range || !server.listening) return false;
    const query = url.indexOf('?');
    const answer = answers.get(query < 0 ? url : url.slice(0, query));
    const encoding = answer && plainlyAccepted(headers['accept-encoding']);
    const variant = encoding && answer[encoding];
    if (!variant) return false;
    // Whoever claims to come over HTTPS gets HSTS, which browsers heed only if it is true.
    const shared = headers['x-forwarded-proto'] === 'https' ? SECURE : PLAIN;
    const fixed = [...shared, 'X-Request-Id', randomUUID(), ...variant.headers];
    if (matches(headers['if-none-match'], variant.etag)) {
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
function plainlyAccepted(header = ''): keyof Answer | undefined {
  if (header.includes(';')) return undefined;
  const names = header.split(',').map((name) => name.trim().toLowerCase());
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? 'identity';
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))));
