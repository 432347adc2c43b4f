import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { officeStamp } from '../common/office-time.js';
import type { JsonPage } from '../common/paging.js';
import { fieldProblem } from '../common/problem.js';
import type { SubscriberFilter, SubscriberQuery } from './newsletter.dto.js';
import { NewsletterSubscription, SUBSCRIPTION_STATUSES } from './newsletter-subscription.entity.js';

const PAGE = 100;
const MAX_PAGE = 500;

export const SUBSCRIBERS_HEADER = ['Number', 'E-mail', 'State', 'Since (IST)'];

/** The newsletter's list as staff see it, newest first. */
@Injectable()
export class Subscribers {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws ProblemException 400 for a state that does not exist */
  async page({ limit = PAGE, cursor, ...filter }: SubscriberQuery): Promise<JsonPage> {
    const size = Math.min(limit, MAX_PAGE);
    const rows = await this.rows(filter, size + 1, cursor);
    const shown = rows.slice(0, size);
    return {
      body: Buffer.from(JSON.stringify(shown)),
      total: await this.matching(filter).getCount(),
      next: rows.length > size ? shown.at(-1)!.id : null,
    };
  }

  async *export(filter: SubscriberFilter): AsyncGenerator<(string | number)[][]> {
    let cursor: number | undefined;
    for (;;) {
      const rows = await this.rows(filter, MAX_PAGE, cursor);
      yield rows.map(({ id, email, status, createdAt }) => [id, email, status, officeStamp(createdAt)]);
      if (rows.length < MAX_PAGE) return;
      cursor = rows.at(-1)!.id;
    }
  }

  private rows(filter: SubscriberFilter, limit: number, cursor?: number): Promise<NewsletterSubscription[]> {
    const rows = this.matching(filter)
      .select(['s.id', 's.email', 's.status', 's.createdAt'])
      .orderBy('s.id', 'DESC')
      .limit(limit);
    if (cursor !== undefined) rows.andWhere('s.id < :cursor::bigint', { cursor });
    return rows.getMany();
  }

  private matching({ status, search }: SubscriberFilter): SelectQueryBuilder<NewsletterSubscription> {
    if (status && !SUBSCRIPTION_STATUSES.includes(status)) {
      throw fieldProblem('status', `The state must be one of: all, ${SUBSCRIPTION_STATUSES.join(', ')}.`);
    }
    const found = this.database.createQueryBuilder(NewsletterSubscription, 's');
    if (status) found.andWhere('s.status = :status', { status });
    if (search) found.andWhere('strpos(s.emailKey, :search) > 0', { search: search.toLowerCase() });
    return found;
  }
}
