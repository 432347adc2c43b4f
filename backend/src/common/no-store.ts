import type { NextFunction, Request, Response } from 'express';

/** Answers of the API stay out of caches unless a handler says otherwise. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
