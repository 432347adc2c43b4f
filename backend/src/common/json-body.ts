import type { IncomingHttpHeaders } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { fieldProblem, ProblemException } from './problem.js';

const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const MOST_BYTES = 102_400;

const parseJson = express.json({
  limit: MOST_BYTES,
  type: 'application/json',
  // What is no object is refused in words of its own.
  strict: false,
  // JSON.parse would take what is not UTF-8 for replacement characters.
  verify: (_request, _response, body) => void utf8.decode(body),
});

/** Reads JSON bodies: anything else is 415, over 100 kB 413, malformed or absurdly nested 400. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  const charset = /;\s*charset="?([^";\s]*)/i.exec(request.get('content-type') ?? '')?.[1];
  if (!request.is('application/json') || (charset && !/^utf-?8$/i.test(charset))) {
    return next(new ProblemException(415, 'Send the body as application/json in UTF-8.'));
  }
  parseJson(request, response, (error?: unknown) => {
    next(error ? malformedBody(error) : depthProblem(request.body));
  });
};

/** Whether a body has nothing that `jsonBody` would look at: it is JSON in UTF-8, and neither empty nor too long. */
export const isWholeJson = (headers: IncomingHttpHeaders) =>
  /^application\/json(;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) > 0 &&
  Number(headers['content-length']) <= MOST_BYTES;

/**
 * What `jsonBody` and `objectBody` make of such a body.
 * @throws ProblemException 400
 */
export function readObject(bytes: Buffer): object {
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformed();
  }
  const problem = depthProblem(body) ?? shapeProblem(body);
  if (problem) throw problem;
  return body as object;
}

/** Names the body where the parser only says 400 or, for `verify`, 403; other errors stay as they are. */
function malformedBody(error: unknown): unknown {
  const { status } = error as { status?: number };
  return status === 400 || status === 403 ? malformed() : error;
}

const malformed = () => fieldProblem('body', 'The body is not valid JSON in UTF-8.');

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** Everything after this walks a body recursively, so depth must be bounded here, without recursion. */
function depthProblem(body: unknown): ProblemException | undefined {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return fieldProblem('body', 'The request is nested too deeply.');
    level = level.flatMap((value) => (value && typeof value === 'object' ? Object.values(value) : []));
  }
  return undefined;
}

/** A body that is not an object (an array, a text, a number) fits no call; an absent one counts as {}. */
export function objectBody(request: Request, _response: Response, next: NextFunction): void {
  if (request.body === undefined) request.body = {};
  next(shapeProblem(request.body));
}

const shapeProblem = (body: unknown) =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? fieldProblem('body', 'Send a JSON object.')
    : undefined;
