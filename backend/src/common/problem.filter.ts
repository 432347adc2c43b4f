import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { isAccountGone, isDatabaseAway, isUnstorableValue } from './database-errors.js';
import { problem, type Problem, ProblemException } from './problem.js';

/** Sentences for failures that arise outside our handlers, in Express and its body parser. */
const SENTENCES: Record<number, string> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address does not answer that method.',
  413: 'The request is too large: at most 100 kB are read.',
  415: 'Send the body as application/json in UTF-8.',
};

/** Turns whatever was thrown into a problem document; nothing of the inside of the server reaches the client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { body, retryAfter } = this.describe(exception);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of ['ETag', 'Link', 'X-Total-Count', 'Content-Encoding']) response.removeHeader(name);
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    const { type, text } = this.format(body);
    response
      .status(body.status)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Content-Type', type)
      .send(text);
  }

  protected format(body: Problem): { type: string; text: string } {
    return { type: 'application/problem+json; charset=utf-8', text: JSON.stringify(body) };
  }

  private describe(exception: unknown): { body: Problem; retryAfter?: number | undefined } {
    if (exception instanceof ProblemException) {
      return {
        body: problem(exception.getStatus(), exception.message, exception.errors),
        retryAfter: exception.retryAfterSeconds,
      };
    }
    const status = exception instanceof HttpException ? exception.getStatus() : clientErrorStatus(exception);
    if (status) return { body: problem(status, SENTENCES[status] ?? 'The request cannot be answered.') };
    if (isUnstorableValue(exception)) {
      return { body: problem(400, 'The request holds a value that cannot be stored.') };
    }
    if (isAccountGone(exception)) return { body: problem(401, 'Please log in.') };
    if (isDatabaseAway(exception)) {
      this.logger.error(`The database is away: ${(exception as Error).message}`);
      return { body: problem(503, 'The service is away for a moment. Please try again.'), retryAfter: 5 };
    }
    this.logger.error(exception instanceof Error ? exception.stack : String(exception));
    return { body: problem(500, 'Something went wrong on our side. Please try again.') };
  }
}

/** Status of an error that Express or its body parser blames on the client. */
function clientErrorStatus(exception: unknown): number | undefined {
  if (exception instanceof URIError) return 400;
  const status = (exception as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
