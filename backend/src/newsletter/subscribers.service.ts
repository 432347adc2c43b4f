import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Condition, literalPattern, selectJsonPage } from '../common/json-page.js';
import { officeStamp } from '../common/office-time.js';
import type { JsonPage } from '../common/paging.js';
import { fieldProblem } from '../common/problem.js';
import type { NewsletterSubscriber, SubscriberFilter, SubscriberQuery } from './newsletter.dto.js';
import { SUBSCRIPTION_STATUSES } from './newsletter-subscription.entity.js';

const PAGE = 100;
const MAX_PAGE = 500;
const COLUMNS = `id, email, status, to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`;

export const SUBSCRIBERS_HEADER = ['Number', 'E-mail', 'State', 'Since (IST)'];

/** The newsletter's list as staff see it, newest first. */
@Injectable()
export class Subscribers {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws ProblemException 400 for a state that does not exist */
  async page({ status, search, limit = PAGE, cursor }: SubscriberQuery): Promise<JsonPage> {
    if (status && !SUBSCRIPTION_STATUSES.includes(status)) {
      throw fieldProblem('status', `The state must be one of: all, ${SUBSCRIPTION_STATUSES.join(', ')}.`);
    }
    const conditions: Condition[] = [];
    if (status) conditions.push((bind) => `status = ${bind(status)}`);
    if (search) {
      conditions.push((bind) => `"emailKey" LIKE ${bind(`%${literalPattern(search.toLowerCase())}%`)}`);
    }
    return selectJsonPage(this.database, {
      table: 'newsletter_subscriptions',
      columns: COLUMNS,
      conditions,
      order: 'id DESC',
      after: cursor === undefined ? undefined : (bind) => `id < ${bind(cursor)}::bigint`,
      limit: Math.min(limit, MAX_PAGE),
    });
  }

  async *export(filter: SubscriberFilter): AsyncGenerator<(string | number)[][]> {
    let cursor: number | undefined;
    do {
      const page = await this.page({ ...filter, limit: MAX_PAGE, ...(cursor && { cursor }) });
      yield (JSON.parse(page.body.toString()) as NewsletterSubscriber[]).map((row) => [
        row.id,
        row.email,
        row.status,
        officeStamp(new Date(row.createdAt)),
      ]);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }
}
