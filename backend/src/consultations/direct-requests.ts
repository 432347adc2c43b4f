import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddress from 'proxy-addr';
import { clientAddress } from '../common/client-address.js';
import { isWholeJson, readObject } from '../common/json-body.js';
import { failureOf, PROBLEM_TYPE } from '../common/problem.filter.js';
import { type RequestRecord, recordWhenClosed } from '../common/request-log.js';
import { validationPipe } from '../common/validation.js';
import type { Config } from '../config.js';
import { limitOf } from '../rate-limits/rate-limit.guard.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ConsultationsController } from './consultations.controller.js';
import { NewConsultationRequest } from './consultations.dto.js';
import { ConsultationsService } from './consultations.service.js';

const PATH = '/api/consultation-requests';
const BODY = { type: 'body', metatype: NewConsultationRequest } as const;

interface Surroundings {
  idOf: (request: IncomingMessage) => string;
  securityHeadersOf: (request: IncomingMessage) => readonly string[];
  isStopping: () => boolean;
  begun: () => (record: RequestRecord) => void;
}

/**
 * Answers new consultation requests in front of the application, since Express, its middleware and Nest cost as much as
 * all the rest of the call: with the same checks in the same order and the same answers as ConsultationsController,
 * which answers what is not an ordinary call (a body of unknown length or another type, another origin than PUBLIC_URL)
 * or comes while the server stops.
 */
export function answerRequestsDirectly(
  app: NestExpressApplication,
  { publicUrl }: Config,
  { idOf, securityHeadersOf, isStopping, begun }: Surroundings,
): void {
  const server = app.getHttpServer();
  const [application] = server.listeners('request') as [RequestListener];
  const consultations = app.get(ConsultationsService);
  const limits = app.get(RateLimits);
  const limit = limitOf(ConsultationsController.prototype.createConsultationRequest);
  const trusts = app.getHttpAdapter().getInstance().get('trust proxy fn');

  const isOrdinary = ({ method, url, headers }: IncomingMessage) =>
    url === PATH &&
    method === 'POST' &&
    (headers.origin === undefined || headers.origin === publicUrl) &&
    isWholeJson(headers) &&
    !isStopping();

  async function stored(request: IncomingMessage, body: Buffer) {
    const values = readObject(body);
    await limits.count(limit, clientAddress({ ip: proxyAddress(request, trusts), socket: request.socket }));
    const { 'idempotency-key': key } = request.headers as IncomingHttpHeaders & {
      'idempotency-key'?: string;
    };
    return consultations.create(await validationPipe.transform(values, BODY), key);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, id: string, body: Buffer) {
    let status = 201;
    let type = 'application/json; charset=utf-8';
    const headers = [...securityHeadersOf(request), 'X-Request-Id', id];
    let told: unknown;
    try {
      told = await stored(request, body);
    } catch (error) {
      const { problem, retryAfter } = failureOf(error, id);
      if (retryAfter) headers.push('Retry-After', String(retryAfter));
      status = problem.status;
      type = PROBLEM_TYPE;
      told = problem;
    }
    const text = Buffer.from(JSON.stringify(told));
    headers.push('Cache-Control', 'no-store', 'Content-Type', type, 'Content-Length', String(text.length));
    response.writeHead(status, headers).end(text);
  }

  server.off('request', application).on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isOrdinary(request)) return application(request, response);
    const id = idOf(request);
    recordWhenClosed(response, id, begun(), () => ({ method: 'POST', route: PATH }));
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => void answer(request, response, id, Buffer.concat(chunks)));
  });
}
