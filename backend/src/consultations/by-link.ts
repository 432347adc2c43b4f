import { applyDecorators } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';

/** Open to whoever has the link that was mailed. */
export const ByLink = (summary: string, description?: string) =>
  applyDecorators(
    Public(),
    RateLimited('private request', 300, 10 * 60),
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({
      name: 'token',
      description: 'From the link in the mail',
      example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ',
    }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: 'The link is unknown or has run out' }),
  );

export const ApiWithdrawn = (also = '') =>
  ApiConflictResponse({ type: Problem, description: `The request has been withdrawn${also}` });
