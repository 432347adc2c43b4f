import type { NextFunction, Request, Response } from 'express';

/** Answers of the API stay out of caches unless a handler says otherwise. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/**
 * Lets If-None-Match alone decide between 200 and 304. Fetch adds `Cache-Control: no-cache` to every request that
 * names an ETag itself, and Express would then never answer 304; a reload names no ETag.
 */
export function answerNotModified(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers['cache-control'];
  next();
}
