import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, ProblemException } from '../common/problem.js';

/**
 * Checks every body and query against its DTO. Unknown fields are dropped. For each field the first error is reported.
 */
export const validationPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors: ValidationError[]) => {
    const fields = errors.map(toFieldError);
    return new ProblemException(400, [...new Set(fields.map(({ message }) => message))].join(' '), fields);
  },
});

function toFieldError({ property, constraints, children }: ValidationError): FieldError {
  // Of a list, what is wrong with the first of its entries.
  if (!constraints && children?.[0]) return { field: property, message: toFieldError(children[0]).message };
  // class-validator lists the decorators of a property from the bottom up, so the last one is the check of the type.
  const message = Object.values(constraints ?? {}).at(-1) ?? 'The request is malformed.';
  return { field: property, message };
}
