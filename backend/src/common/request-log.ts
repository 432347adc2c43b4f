import { Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const logger = new Logger('Request');
/** What proxies and Prometheus ask every few seconds. */
const ROUTINE = /^\/api\/(health\/|metrics$)/;
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** What one request was, without anything personal: the route's pattern, never the address itself. */
export interface RequestRecord {
  method: string;
  route: string;
  /** Or 'aborted': the client went away before the answer was sent. */
  status: number | 'aborted';
  milliseconds: number;
}

/** Gives a request its id: the one that a trusted proxy sent along, if that is well-formed, else a new one. */
export function requestIds(trusts: (address: string, hop: number) => boolean) {
  return ({ headers, socket }: IncomingMessage): string => {
    const told = headers['x-request-id'];
    return typeof told === 'string' && WELL_FORMED.test(told) && trusts(socket.remoteAddress ?? '', 0)
      ? told
      : randomUUID();
  };
}

/** One line a request, with an id that the client gets as X-Request-Id; addresses can hold names, searches and tokens. */
export function logRequests(
  idOf: (request: IncomingMessage) => string,
  begun: () => (record: RequestRecord) => void,
): RequestHandler {
  return (request, response, next) => {
    const requestId = idOf(request);
    response.setHeader('X-Request-Id', requestId);
    recordWhenClosed(response, requestId, begun(), () => ({
      method: request.method,
      route: patternOf(request),
    }));
    next();
  };
}

/** Measures a request from now on, and logs it once its connection is done with it. */
export function recordWhenClosed(
  response: ServerResponse,
  requestId: string,
  done: (record: RequestRecord) => void,
  what: () => { method: string; route: string },
): void {
  const start = performance.now();
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const record = { ...what(), status, milliseconds: performance.now() - start } as const;
    done(record);
    logRequest(record, requestId);
  });
}

function logRequest({ method, route, status, milliseconds }: RequestRecord, requestId: string): void {
  const ms = Math.round(milliseconds);
  const routine = !route.startsWith('/api') || (ROUTINE.test(route) && status === 200);
  logger[routine ? 'debug' : 'log'](`${method} ${route} ${status} ${ms} ms ${requestId}`, {
    requestId,
    method,
    route,
    status,
    ms,
  });
}

function patternOf(request: Request): string {
  const route = (request.route as { path?: string } | undefined)?.path;
  if (route?.startsWith('/api')) return route;
  return request.originalUrl.startsWith('/api') ? '/api/*' : '/*';
}
