import type { FastifyInstance } from 'fastify';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem } from '../common/problem.js';

/** Once the server is stopping, every answer ends its connection, so that clients go elsewhere and none is cut. */
export function endConnectionsWhenStopping(fastify: FastifyInstance, isStopping: () => boolean): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}

/** For the headers of a request, from the moment of connecting. */
const HEADERS_WITHIN_MS = 10_000;
/** For a whole request: 100 kB over a slow phone line. */
const REQUEST_WITHIN_MS = 30_000;
/**
 * For a client to take something of its answer; the first time up to twice as long. Longer than for a request, whose end
 * is told, while this one is not.
 */
const TAKEN_WITHIN_MS = 35_000;
/** Longer than the minute for which proxies commonly keep idle connections: the side that sends is to end them. */
const KEEP_ALIVE_MS = 65_000;
const CHECK_EVERY_MS = 1_000;
/** Each costs about 10 kB while it does nothing. */
const MAX_CONNECTIONS = 5_000;

/**
 * Bounds what clients can hold: slow ones are cut off, and of too many the idle ones go first; whoever comes then is told
 * to come again.
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

/** Answers what expects anything but the go-ahead for a body as if it did not: Node would refuse it without a word. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (...request) => server.emit('request', ...request));
}

const UNREADABLE: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Answers what Node could not read as a request, which never reaches the application. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = UNREADABLE[error.code ?? ''] ?? [400, 'The request is malformed.'];
  refuse(socket, status, sentence);
}

/** Answers a connection that the application does not get to see. */
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
