import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { sha256 } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { RateLimit } from './rate-limit.entity.js';
import { countHit } from './rate-limits.repository.js';

/** At most `hits` in `seconds`. */
export interface Limit {
  purpose: string;
  hits: number;
  seconds: number;
}

/** Counters in the database, so that all instances share them. RATE_LIMIT=off turns them off. */
@Injectable()
export class RateLimits {
  constructor(
    @InjectRepository(RateLimit) private readonly limits: Repository<RateLimit>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts one hit before the work it stands for, so that parallel attempts cannot slip through.
   * @throws ProblemException 429 with Retry-After once the limit is passed
   */
  async count(limit: Limit, client: string): Promise<void> {
    if (!this.config.rateLimit) return;
    const { hits, retryAfter } = await countHit(this.limits, key(limit, client), limit.seconds);
    if (hits > limit.hits) throw tooMany(retryAfter);
  }

  /** Takes back a hit that turned out not to count. */
  async forgive(limit: Limit, client: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limits.decrement({ key: key(limit, client), hits: MoreThan(0) }, 'hits', 1);
  }

  /** Forgets every hit of a client. */
  async forget(limit: Limit, client: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.limits.delete({ key: key(limit, client) });
  }
}

const key = (limit: Limit, client: string) => sha256(`${limit.purpose}\n${client}`);

function tooMany(retryAfter: number): ProblemException {
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`;
  return new ProblemException(429, `Too many attempts. Please try again in ${wait}.`, undefined, retryAfter);
}
