import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_ID } from './id-param.js';
import { fieldProblem, ProblemException } from './problem.js';

/** The ETag of a version. */
export const versionTag = (version: number) => `"${version}"`;

/** Documents the header. */
export const ApiIfMatch = (required: boolean, without: string) =>
  ApiHeader({
    name: 'If-Match',
    required,
    description: `The entry's ETag or its \`version\` in quotes: with another version nothing is changed and the answer is 409. "*" is any version. ${without}`,
    schema: { type: 'string', example: '"3"' },
  });

/** Documents the answer's ETag. */
export const VERSION_HEADER = {
  ETag: { description: "The entry's version, for If-Match", schema: { type: 'string' } },
} as const;

/**
 * The version that `If-Match` names; null for any, and without the header unless it is required. 400 when it is no
 * version, 428 when it is missing.
 */
export const IfMatch = (required = false) =>
  createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const tag = headers['if-match']?.trim();
    if (tag === undefined && required)
      throw new ProblemException(
        428,
        'Say in the header If-Match which version you have seen: the ETag of the entry.',
      );
    if (tag === undefined || tag === '*') return null;
    const version = Number(/^(?:W\/)?"([1-9]\d{0,9})"$/.exec(tag)?.[1]);
    if (!(version <= MAX_ID))
      throw fieldProblem('If-Match', 'If-Match must be the ETag of the entry, as "3", or *.');
    return version;
  })();

/** Sends an entry with its version as the ETag. */
export function tagged<T extends { version: number }>(reply: FastifyReply, entry: T): T {
  void reply.header('etag', versionTag(entry.version));
  return entry;
}
