import { ApiHeader } from '@nestjs/swagger';
import { fieldProblem } from './problem.js';
import { sha256 } from './tokens.js';

/** Documents the header. */
export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Any text of up to 255 characters, the same for a retry: the first answer comes again and nothing is stored twice',
  });

/**
 * The digest under which the key of a call is kept.
 * @throws ProblemException 400 for a key that is not printable ASCII
 */
export function keyHash(key: string): string {
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw fieldProblem(
      'Idempotency-Key',
      'The Idempotency-Key must have 1 to 255 printable ASCII characters.',
    );
  }
  return sha256(key);
}
