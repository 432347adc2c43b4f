import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';

const logger = new Logger('Request');

/**
 * One line a request, with an id that the client gets as X-Request-Id. Nothing personal: the route's pattern, never
 * the address itself, which can hold names, searches and tokens.
 */
export function logRequests(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  const start = performance.now();
  response.setHeader('X-Request-Id', id);
  response.on('close', () => {
    const api = request.originalUrl.startsWith('/api');
    const route = (request.route as { path?: string } | undefined)?.path;
    const path = route?.startsWith('/api') ? route : api ? '/api/*' : '/*';
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const line = `${request.method} ${path} ${status} ${Math.round(performance.now() - start)} ms ${id}`;
    logger[api ? 'log' : 'debug'](line);
  });
  next();
}
