import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random 256-bit token, safe in cookies and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** SHA-256 in hex: what is stored in a token's place. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Compares digests, so neither content nor length shows in the time it takes. */
export const equalSecrets = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const digest = (text: string) => createHash('sha256').update(text).digest();
