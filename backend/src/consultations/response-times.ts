/** How soon requests are first answered, as SQL. */

const RESPONSE_DAYS = 30;
/** Whoever knows of fewer requests may guess whose they were. */
const MIN_REQUESTS = 20;
/** Requests that were first answered in the last days. */
export const ANSWERED_LATELY = `"firstAnsweredAt" > now() - interval '${RESPONSE_DAYS} days'`;

/** Within how many minutes this part of the intervals `taken` ended; null of none. */
const minutes = (part: number) =>
  `round((percentile_cont(${part}) WITHIN GROUP (ORDER BY extract(epoch FROM taken)) / 60)::numeric, 1)::float8`;
export const MEDIAN_MINUTES = minutes(0.5);

/** One row of ResponseTime. */
export const RESPONSE_TIME = `
  SELECT CASE WHEN count(*) >= ${MIN_REQUESTS} THEN ${MEDIAN_MINUTES} END AS "medianMinutes",
    CASE WHEN count(*) >= ${MIN_REQUESTS} THEN ${minutes(0.9)} END AS "p90Minutes",
    count(*)::int AS requests, ${RESPONSE_DAYS} AS days
  FROM (SELECT "firstAnsweredAt" - "createdAt" AS taken FROM consultation_requests WHERE ${ANSWERED_LATELY}) answered`;
