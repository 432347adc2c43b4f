import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';

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
}

/** Weak, because the answer may be sent compressed. */
export const etagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Sends a page with X-Total-Count, Link rel="next" and an ETag that Express compares: an unchanged list is a 304. */
export function sendJsonPage(request: Request, response: Response, page: JsonPage): void {
  response.setHeader('X-Total-Count', String(page.total));
  if (page.next !== null) {
    const url = new URL(request.originalUrl, 'http://localhost');
    url.searchParams.set('cursor', String(page.next));
    response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  response
    .setHeader('Cache-Control', 'private, no-cache')
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('ETag', page.etag ?? etagOf(page.body))
    .send(page.body);
}
