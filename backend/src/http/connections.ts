import type { FastifyInstance } from 'fastify';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem } from '../common/problem.js';

/** While the server is stopping, every answer closes its connection, so that clients turn to another server. */
export function endConnectionsWhenStopping(fastify: FastifyInstance, isStopping: () => boolean): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}

/** Time for the headers of a request, counted from connecting. */
const HEADERS_WITHIN_MS = 10_000;
/** Time for a whole request: enough for 100 kB over a slow phone line. */
const REQUEST_WITHIN_MS = 30_000;
/**
 * Time in which a client must read some of its answer; the first check may come after up to twice this time. It is longer
 * than the time for a request, because a slow sender gets a 408 and a slow reader is only cut off.
 */
const TAKEN_WITHIN_MS = 35_000;
/** More than the minute for which proxies commonly keep idle connections, so that the proxy closes them and not we. */
const KEEP_ALIVE_MS = 65_000;
const CHECK_EVERY_MS = 1_000;
/** An idle connection costs about 10 kB. */
const MAX_CONNECTIONS = 5_000;

/**
 * Limits the connections that clients can hold. Slow clients are cut off. When there are too many connections, idle ones
 * are closed first, and a new client is told to try again later.
 */
export function boundConnections(server: Server): void {
  Object.assign(server, {
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    timeout: TAKEN_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
  });
  const [accept] = server.listeners('connection') as [(socket: Socket) => void];
  let open = 0;
  let cleared = -Infinity;
  server.off('connection', accept).on('connection', (socket: Socket) => {
    socket.once('close', () => open--);
    open++;
    if (open > MAX_CONNECTIONS && performance.now() - cleared > CHECK_EVERY_MS) {
      cleared = performance.now();
      server.closeIdleConnections();
    }
    if (open <= MAX_CONNECTIONS) return accept.call(server, socket);
    socket.on('error', () => undefined).setTimeout(CHECK_EVERY_MS, () => socket.destroy());
    refuse(socket.resume(), 503, 'Too many visitors at once. Please try again.', 'Retry-After: 5');
  });
}

/** Answers requests with an unknown `Expect` header normally. Node would refuse them without a word. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (...request) => server.emit('request', ...request));
}

const UNREADABLE: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Answers bytes that Node could not read as a request. They never reach the application. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = UNREADABLE[error.code ?? ''] ?? [400, 'The request is malformed.'];
  refuse(socket, status, sentence);
}

/** Answers a connection directly, because the application never sees it. */
function refuse(socket: Duplex, status: number, sentence: string, ...headers: string[]): void {
  const body = JSON.stringify(problem(status, sentence));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  );
}
