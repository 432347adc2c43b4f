import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccountGone, isDatabaseAway, isUnstorableValue } from '../common/database-errors.js';
import { problem, type Problem, ProblemException } from '../common/problem.js';
import { isPlainForm, refused, RENDER_POSTED, type RenderPosted } from './plain-form.js';

/** Sentences for failures that arise outside our handlers, in Nest and Fastify. */
const SENTENCES: Record<number, string> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address does not answer that method.',
  413: 'The request is too large: at most 100 kB are read.',
  412: 'What is at this address is no longer what you have.',
  415: 'Send the body as it is, or compressed with br, gzip or deflate.',
  416: 'The file ends before the range begins.',
};

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const logger = new Logger('ProblemFilter');

/** Turns whatever was thrown into a problem document; nothing of the inside of the server reaches the client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(RENDER_POSTED) private readonly renderPosted: RenderPosted) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { body, retryAfter } = this.describe(exception, request.id);
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    for (const name of ['etag', 'link', 'x-total-count', 'content-encoding']) reply.removeHeader(name);
    if (retryAfter) reply.header('retry-after', retryAfter);
    reply.code(body.status).header('cache-control', 'no-store');
    // A person who posted a form gets its page in place of the problem document.
    if (isPlainForm(request))
      void reply
        .type('text/html; charset=utf-8')
        .send(this.renderPosted(request.originalUrl, refused(body, request.body)));
    else void reply.type(PROBLEM_TYPE).send(JSON.stringify(body));
  }

  private describe(
    exception: unknown,
    requestId: string,
  ): { body: Problem; retryAfter?: number | undefined } {
    if (exception instanceof ProblemException)
      return {
        body: withId(problem(exception.getStatus(), exception.message, exception.errors), requestId),
        retryAfter: exception.retryAfterSeconds,
      };
    const status = clientErrorStatus(exception);
    if (status) return { body: problem(status, SENTENCES[status] ?? 'The request cannot be answered.') };
    if (isUnstorableValue(exception))
      return { body: problem(400, 'The request holds a value that cannot be stored.') };
    if (isAccountGone(exception)) return { body: problem(401, 'Please log in.') };
    if (isDatabaseAway(exception)) {
      logger.error(`The database is away: ${(exception as Error).message}`, { requestId });
      const body = problem(503, 'The service is away for a moment. Please try again.');
      return { body: withId(body, requestId), retryAfter: 5 };
    }
    logger.error(exception instanceof Error ? exception.stack : String(exception), { requestId });
    return {
      body: withId(problem(500, 'Something went wrong on our side. Please try again.'), requestId),
    };
  }
}

/**
 * Adds the request's id, which also stands in the log, to failures of the server. Failures of the client need none, and
 * the answers to wrong log-ins must all be the same.
 */
const withId = (body: Problem, requestId: string): Problem =>
  body.status >= 500 ? { ...body, requestId } : body;

/** Status of an error that Nest or Fastify blames on the client. */
function clientErrorStatus(exception: unknown): number | undefined {
  // class-validator throws this for half of a surrogate pair.
  if (exception instanceof URIError) return 400;
  const status =
    exception instanceof HttpException
      ? exception.getStatus()
      : (exception as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
