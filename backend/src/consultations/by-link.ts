import { applyDecorators } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';

const byLink = (limited: ReturnType<typeof RateLimited>, summary: string, description?: string) =>
  applyDecorators(
    Public(),
    limited,
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({
      name: 'token',
      description: 'From the link in the mail',
      example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ',
    }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: 'The link is unknown or has run out' }),
  );

/**
 * Reads, open to whoever has the link that was mailed. A page that is open asks a few times a minute, where its stream does
 * not open twelve times, and many families may share the address of a hostel or a carrier. Nobody guesses a token.
 */
export const ByLink = (summary: string, description?: string) =>
  byLink(RateLimited('private request', 3_000, 10 * 60), summary, description);

/** Changes, open to whoever has the link that was mailed. */
export const ChangeByLink = (summary: string) =>
  byLink(RateLimited('change of a private request', 1_000, 10 * 60), summary);

export const ApiWithdrawn = (also = '') =>
  ApiConflictResponse({ type: Problem, description: `The request has been withdrawn${also}` });
