import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem } from './problem.js';

/** Once the server stops listening, every answer ends its connection, so that clients go elsewhere and none is cut. */
export function endConnectionsWhenStopping(app: NestExpressApplication): RequestHandler {
  return (_request, response, next) => {
    if (!app.getHttpServer().listening) response.setHeader('Connection', 'close');
    next();
  };
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
  const body = JSON.stringify(problem(status, sentence));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
