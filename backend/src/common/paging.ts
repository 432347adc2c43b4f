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
  for (const [name, value] of headersOf(request, page)) response.setHeader(name, value);
  response.send(page.body);
}

/** What a page is sent with. */
export function headersOf({ originalUrl }: Pick<Request, 'originalUrl'>, page: JsonPage): [string, string][] {
  const headers: [string, string][] = [
    ['X-Total-Count', String(page.total)],
    ['Cache-Control', 'private, no-cache'],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['ETag', page.etag ?? etagOf(page.body)],
  ];
  if (page.next !== null) {
    const url = new URL(originalUrl, 'http://localhost');
    url.searchParams.set('cursor', String(page.next));
    headers.push(['Link', `<${url.pathname}${url.search}>; rel="next"`]);
  }
  return headers;
}
