import { HttpException, type HttpExceptionOptions } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';

export class FieldError {
  @ApiProperty({ example: 'email' })
  field!: string;

  @ApiProperty({ example: 'Enter a valid e-mail address.' })
  message!: string;
}

/** RFC 9457 problem document: the body of every failure. */
export class Problem {
  @ApiProperty({ example: 'about:blank' })
  type!: string;

  @ApiProperty({ example: 'Bad Request' })
  title!: string;

  @ApiProperty({ type: 'integer', example: 400 })
  status!: number;

  @ApiProperty({
    description: 'One sentence for the person who reads it',
    example: 'Enter a valid e-mail address.',
  })
  detail!: string;

  @ApiProperty({ description: 'The same sentence as `detail`', example: 'Enter a valid e-mail address.' })
  error!: string;

  @ApiPropertyOptional({ type: [FieldError], description: 'What is wrong with which field' })
  errors?: FieldError[];

  @ApiPropertyOptional({
    description: 'Of a failure of ours: as in the header X-Request-Id, to ask the operator about',
    example: '0d3a0a9e-6b8a-4d0c-9f65-3f1c8b1a2e77',
  })
  requestId?: string;
}

/** A problem document. A 400 without field errors gets one that names the request as a whole. */
export function problem(status: number, detail: string, errors?: FieldError[]): Problem {
  if (status === 400) errors ??= [{ field: 'request', message: detail }];
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail, error: detail, ...(errors && { errors }) };
}

/** A failure with the sentence that the client is to show. */
export class ProblemException extends HttpException {
  constructor(
    status: number,
    detail: string,
    readonly errors?: FieldError[],
    readonly retryAfterSeconds?: number,
    options?: HttpExceptionOptions,
  ) {
    super(detail, status, options);
  }
}

/** A 400 that names one field. */
export function fieldProblem(field: string, message: string): ProblemException {
  return new ProblemException(400, message, [{ field, message }]);
}
