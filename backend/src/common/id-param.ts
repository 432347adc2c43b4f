import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { fieldProblem, ProblemException } from './problem.js';

/** Largest value of an integer column. */
export const MAX_ID = 2_147_483_647;

/**
 * Path parameter that is an id: anything but a canonical whole number is 400, one too large for the column cannot
 * exist and is 404. A decorator rather than a pipe, because the validation pipe would turn "1e3" into a number first.
 * @param name of the path parameter
 * @param what it identifies, e.g. "university"
 */
export const IdParam = (name: string, what: string) =>
  createParamDecorator((_: unknown, context: ExecutionContext): number => {
    const value = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>()
      .params[name]!;
    if (!/^[1-9]\d*$/.test(value)) throw fieldProblem(name, 'The id must be a whole number from 1.');
    if (Number(value) > MAX_ID) throw notFound(what);
    return Number(value);
  })();

/** @param what the missing thing, e.g. "university" */
export function notFound(what: string): ProblemException {
  return new ProblemException(404, `There is no such ${what}.`);
}
