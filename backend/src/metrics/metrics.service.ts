import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { poolOf } from '../common/pool.js';
import type { RequestRecord } from '../http/request-log.js';

/** Longest wait for figures from the database, so that a silent database does not hold up the other figures. */
const DATABASE_WITHIN_MS = 2_000;

/**
 * Figures of the process (memory, processor time, garbage collection, event loop), shared by all applications in it.
 */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess;
}

interface Outbox {
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting mail was due. */
  overdue: number;
}

/** The figures of this server, for Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private inFlight = 0;

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, by pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly requestsInFlight = this.gauge('http_requests_in_flight', 'Requests being answered');
  private readonly pool = this.gauge(
    'database_pool_connections',
    'Connections of the pool, busy and idle, and calls that wait for one',
  );
  private readonly databaseUp = this.gauge('database_up', 'Whether the database answered this scrape');
  private readonly outboxMails = this.gauge('outbox_mails', 'Mails that wait to be sent, and those given up');
  private readonly outboxOverdue = this.gauge(
    'outbox_overdue_seconds',
    'How long the oldest waiting mail has been due',
  );

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Records the beginning of a request. The returned function records its end. */
  readonly begun = () => {
    this.inFlight++;
    return ({ method, route, status, milliseconds }: RequestRecord) => {
      this.inFlight--;
      // How long somebody has looked at a conversation is no response time.
      if (route.endsWith('/news')) return;
      this.requests.observe({ method, route, status }, milliseconds / 1000);
    };
  };

  /** In Prometheus' text format. */
  async text(): Promise<string> {
    const outbox = await this.outbox();
    this.databaseUp.set(outbox ? 1 : 0);
    this.outboxMails.reset();
    this.outboxOverdue.reset();
    if (outbox) {
      this.outboxMails.set({ state: 'waiting' }, outbox.waiting);
      this.outboxMails.set({ state: 'failed' }, outbox.failed);
      this.outboxOverdue.set(outbox.overdue);
    }
    this.requestsInFlight.set(this.inFlight);
    const { totalCount, idleCount, waitingCount } = poolOf(this.database);
    this.pool.set({ state: 'busy' }, totalCount - idleCount);
    this.pool.set({ state: 'idle' }, idleCount);
    this.pool.set({ state: 'waiting' }, waitingCount);
    return Registry.merge([processMetrics(), this.registry]).metrics();
  }

  /** Null while the database is away. */
  private async outbox(): Promise<Outbox | null> {
    const asked = this.database
      .query<[Outbox]>(
        `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
           count(*) FILTER (WHERE state = 'failed')::int AS failed,
           greatest(0, extract(epoch FROM now() - min("nextAttemptAt") FILTER (WHERE state = 'waiting')))::float8
             AS overdue
         FROM mails WHERE state <> 'sent'`,
      )
      .then(
        ([row]) => row,
        () => null,
      );
    return Promise.race([asked, setTimeout(DATABASE_WITHIN_MS, null, { ref: false })]);
  }

  private gauge(name: string, help: string): Gauge<'state'> {
    // The gauge has no value until the first scrape. A gauge without states has a single value.
    return new Gauge({ name, help, labelNames: ['state'], registers: [this.registry] });
  }
}
