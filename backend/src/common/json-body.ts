import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ProblemException } from './problem.js';

const MAX_DEPTH = 32;

const parseJson = express.json({ limit: '100kb', type: 'application/json', strict: true });

/** Reads JSON bodies: anything else is 415, over 100 kB 413, malformed or absurdly nested 400. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  if (!request.is('application/json')) {
    return next(new ProblemException(415, 'Send the body as application/json in UTF-8.'));
  }
  parseJson(request, response, (error?: unknown) => next(error ?? depthProblem(request.body)));
};

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** Everything after this walks a body recursively, so depth must be bounded here, without recursion. */
function depthProblem(body: unknown): ProblemException | undefined {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return new ProblemException(400, 'The request is nested too deeply.');
    level = level.flatMap((value) => (value && typeof value === 'object' ? Object.values(value) : []));
  }
  return undefined;
}

/** A body that is not an object (an array, a text, a number) fits no call; an absent one counts as {}. */
export function objectBody(request: Request, _response: Response, next: NextFunction): void {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return next(new ProblemException(400, 'Send a JSON object.'));
  }
  request.body = body;
  next();
}
