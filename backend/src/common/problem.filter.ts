import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isAccountGone, isDatabaseAway, isUnstorableValue } from './database-errors.js';
import { isPlainForm, postedPage, refused } from './plain-form.js';
import { problem, type Problem, ProblemException } from './problem.js';

/** Sentences for failures that arise outside our handlers, in Express and its body parser. */
const SENTENCES: Record<number, string> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address does not answer that method.',
  413: 'The request is too large: at most 100 kB are read.',
  415: 'Send the body as application/json in UTF-8.',
};

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const logger = new Logger('ProblemFilter');

/** Turns whatever was thrown into a problem document; nothing of the inside of the server reaches the client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { problem: body, retryAfter } = failureOf(
      exception,
      response.getHeader('X-Request-Id')?.toString(),
    );
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of ['ETag', 'Link', 'X-Total-Count', 'Content-Encoding']) response.removeHeader(name);
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    const { type, text } = this.format(body, host.switchToHttp().getRequest<Request>());
    response
      .status(body.status)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Content-Type', type)
      .send(text);
  }

  /** Of a form that a browser posted by itself: its page in place of the problem document. */
  private format(body: Problem, request: Request): { type: string; text: string } {
    if (isPlainForm(request))
      return { type: 'text/html; charset=utf-8', text: postedPage(request, refused(body, request.body)) };
    return { type: PROBLEM_TYPE, text: JSON.stringify(body) };
  }
}

interface Failure {
  problem: Problem;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** What the client is told about whatever was thrown; of a failure of ours with the request's id, under which it is logged. */
export function failureOf(exception: unknown, requestId: string | undefined): Failure {
  const failure = describe(exception, requestId);
  // What the client did wrong it can tell by itself; and answers to log-ins must not differ.
  if (requestId && failure.problem.status >= 500) failure.problem.requestId = requestId;
  return failure;
}

function describe(exception: unknown, requestId: string | undefined): Failure {
  if (exception instanceof ProblemException) {
    return {
      problem: problem(exception.getStatus(), exception.message, exception.errors),
      retryAfter: exception.retryAfterSeconds,
    };
  }
  const status = exception instanceof HttpException ? exception.getStatus() : clientErrorStatus(exception);
  if (status) return { problem: problem(status, SENTENCES[status] ?? 'The request cannot be answered.') };
  if (isUnstorableValue(exception)) {
    return { problem: problem(400, 'The request holds a value that cannot be stored.') };
  }
  if (isAccountGone(exception)) return { problem: problem(401, 'Please log in.') };
  if (isDatabaseAway(exception)) {
    logger.error(`The database is away: ${(exception as Error).message}`, { requestId });
    return { problem: problem(503, 'The service is away for a moment. Please try again.'), retryAfter: 5 };
  }
  logger.error(exception instanceof Error ? exception.stack : String(exception), { requestId });
  return { problem: problem(500, 'Something went wrong on our side. Please try again.') };
}

/** Status of an error that Express or its body parser blames on the client. */
function clientErrorStatus(exception: unknown): number | undefined {
  if (exception instanceof URIError) return 400;
  const status = (exception as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
