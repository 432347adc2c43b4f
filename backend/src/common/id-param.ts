import type { PipeTransform } from '@nestjs/common';
import { fieldProblem, ProblemException } from './problem.js';

const MAX_INTEGER = 2_147_483_647;

/** Path id: canonical whole number, else 400; one too large for the column cannot exist, 404. */
export class IdParam implements PipeTransform<string, number> {
  constructor(private readonly what: string) {}

  transform(value: string): number {
    if (!/^[1-9]\d*$/.test(value)) throw fieldProblem('id', 'The id must be a whole number from 1.');
    const id = Number(value);
    if (id > MAX_INTEGER) throw notFound(this.what);
    return id;
  }
}

/** @param what the missing thing, e.g. "university" */
export function notFound(what: string): ProblemException {
  return new ProblemException(404, `There is no such ${what}.`);
}
