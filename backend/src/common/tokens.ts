import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random 256-bit token, safe in cookies and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** SHA-256 in hex. It is stored instead of a token. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Compares digests, so that the time it takes reveals neither content nor length. */
export const equalSecrets = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const digest = (text: string) => createHash('sha256').update(text).digest();
