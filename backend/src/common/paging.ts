import type { Request, Response } from 'express';

/** One page of a list, its items already written as JSON by the database. */
export interface JsonPage {
  /** JSON array. */
  body: string;
  /** Matches on all pages. */
  total: number;
  /** Cursor of the next page, if there is one. */
  next: number | null;
}

/**
 * Sends a page with X-Total-Count, Link rel="next" and an ETag that Express computes and compares, so that an
 * unchanged list costs a 304.
 */
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
    .send(page.body);
}
