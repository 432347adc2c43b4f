import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ResponseTime, TeamMember } from './answers.dto.js';
import { isoTime } from './iso-time.js';
import { openCount } from './open-requests.js';
import { ANSWERED_LATELY, MEDIAN_MINUTES, RESPONSE_TIME } from './response-times.js';

const MINUTE_MS = 60_000;

/** How soon visitors are answered: by all, for everybody to read, and by each person, for leads. */
@Injectable()
export class Answers {
  private kept: { until: number; value: Promise<ResponseTime> } | null = null;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Of at most a minute ago, because it reads all first answers of the last 30 days. */
  async responseTime(): Promise<ResponseTime> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.value;
    // SQL by hand: PostgreSQL computes the percentiles.
    const value = this.database.query<[ResponseTime]>(RESPONSE_TIME).then(([row]) => row);
    this.kept = { until: Date.now() + MINUTE_MS, value };
    value.catch(() => (this.kept = null));
    return value;
  }

  /** By name: those who are active, and those who have left something, or answered somebody lately. */
  team(): Promise<TeamMember[]> {
    // SQL by hand: counts, the longest wait and the median of each person, each from its index.
    return this.database.query<TeamMember[]>(
      `WITH answered AS (
         SELECT "firstAnsweredById" AS id, count(*)::int AS answered, ${MEDIAN_MINUTES} AS "medianMinutes"
         FROM (SELECT "firstAnsweredById", "firstAnsweredAt" - "createdAt" AS taken FROM consultation_requests
           WHERE ${ANSWERED_LATELY}) lately GROUP BY 1
       ), person AS (
         SELECT id, name, email, role, active, ${openCount('s.id')} AS open,
           (SELECT coalesce(sum(requests), 0)::int FROM waiting_counts w
            WHERE day = '-infinity' AND w."assigneeId" = s.id) AS waiting,
           (SELECT ${isoTime('"waitingSince"')} FROM consultation_requests r
            WHERE r."assigneeId" = s.id AND "waitingSince" IS NOT NULL ORDER BY r."waitingSince" LIMIT 1) AS "waitingSince",
           coalesce(answered, 0) AS answered, "medianMinutes"
         FROM staff s LEFT JOIN answered USING (id)
       )
       SELECT * FROM person WHERE active OR open > 0 OR waiting > 0 OR answered > 0 ORDER BY lower(name), id`,
    );
  }
}
