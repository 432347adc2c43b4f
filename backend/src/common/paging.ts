import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Compressed, digestOf, encoded, isKnown, sendUnchanged } from './answers.js';

/** One page of a list, its items already written as JSON by the database. */
export interface JsonPage {
  /** JSON array in UTF-8. */
  body: Buffer;
  /** Matches on all pages. */
  total: number;
  /** Cursor of the next page, if there is one. */
  next: number | null;
  /** Digest of the body; kept with a page that is kept, so that it is made once. */
  etag?: string;
  /** Of a page that is kept: as it was compressed for those who asked before. */
  compressed?: Compressed;
}

/** Weak, because the answer may be sent compressed. */
export const etagOf = (body: Buffer) => `W/"${digestOf(body)}"`;

/** Sends a page with X-Total-Count, Link rel="next" and an ETag: to whoever has it already, a 304. */
export async function sendJsonPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, total, next, compressed, etag = etagOf(body) }: JsonPage,
): Promise<void> {
  reply.headers({
    'x-total-count': total,
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    etag,
    vary: 'accept-encoding',
    ...(next !== null && { link: nextPage(request.originalUrl, next) }),
  });
  if (isKnown(request, etag)) return sendUnchanged(reply);
  const encoding = compressed && acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  void reply.send(encoding ? await encoded({ body, compressed }, encoding) : body);
}

function nextPage(address: string, cursor: number): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('cursor', String(cursor));
  return `<${url.pathname}${url.search}>; rel="next"`;
}
