import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const logger = new Logger('Request');
/** Addresses that proxies and Prometheus ask for every few seconds. */
const ROUTINE = /^\/api\/(health\/|metrics$)/;
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The record of one request. It holds nothing personal: the route's pattern, never the address itself. */
export interface RequestRecord {
  method: string;
  route: string;
  /** HTTP status; 'aborted' when the client disconnected before the answer was sent. */
  status: number | 'aborted';
  milliseconds: number;
}

/** Gives a request its id: the one that a trusted proxy sent along, if that is well-formed, else a new one. */
export function requestIds(trusts: (address: string, hop: number) => boolean) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const told = headers['x-request-id'];
    return typeof told === 'string' && WELL_FORMED.test(told) && trusts(socket.remoteAddress ?? '', 0)
      ? told
      : randomUUID();
  };
}

/**
 * Logs one line for each request, with the id that the client gets as X-Request-Id. The line names the route's pattern
 * instead of the address, because an address can hold names, searches and tokens.
 * @param begun is called when a request begins, and returns a function to call when that request ends
 */
export function logRequests(fastify: FastifyInstance, begun: () => (record: RequestRecord) => void): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const start = performance.now();
    const ended = begun();
    // Not in the hook onResponse, which does not run when the client has disconnected.
    reply.raw.on('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 'aborted';
      const milliseconds = performance.now() - start;
      const record = { method: request.method, route: patternOf(request), status, milliseconds } as const;
      ended(record);
      logRequest(record, request.id);
    });
    reply.header('x-request-id', request.id);
    done();
  });
}

function logRequest({ method, route, status, milliseconds }: RequestRecord, requestId: string): void {
  const routine = !route.startsWith('/api') || (ROUTINE.test(route) && status === 200);
  // Pages and files are many: their lines are not even written where nobody reads them.
  if (routine && !Logger.isLevelEnabled('debug')) return;
  const ms = Math.round(milliseconds);
  logger[routine ? 'debug' : 'log'](`${method} ${route} ${status} ${ms} ms ${requestId}`, {
    requestId,
    method,
    route,
    status,
    ms,
  });
}

/** Pages and files are many: one pattern stands for all. */
function patternOf(request: FastifyRequest): string {
  // Without regard to case, since the router accepts /API, too.
  if (!/^\/api/i.test(request.url)) return '/*';
  const { url = '' } = request.routeOptions;
  return url.startsWith('/api') ? url : '/api/*';
}
