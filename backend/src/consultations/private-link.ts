import { Raw } from 'typeorm';
import { sha256 } from '../common/tokens.js';

/** Days for which a private link opens its request. */
export const LINK_DAYS = 90;

/** Selects the request that a token opens: by the link of its acknowledgement, or by that of a later mail. */
export const opened = (
  hash: string,
) => `SELECT id FROM consultation_requests WHERE "linkHash" = ${hash} AND "linkExpiresAt" > now()
  UNION ALL SELECT "requestId" FROM request_links WHERE hash = ${hash} AND "expiresAt" > now()`;

/** Condition on the request `r`, by the token's SHA-256 as the first parameter. */
export const LINKED = `r.id IN (${opened('$1')})`;

/** The same as a condition of TypeORM. */
export const liveLink = (token: string) => ({
  id: Raw((column) => `${column} IN (${opened(':linkHash')})`, { linkHash: sha256(token) }),
});

/** When the link of a query with `liveLink` runs out. */
export const LINK_EXPIRES_AT = `coalesce((SELECT l."expiresAt" FROM request_links l WHERE l.hash = :linkHash), "linkExpiresAt")`;
