/** What stops and starts a PostgreSQL server. */
interface Server {
  stop(): Promise<unknown>;
  start(): Promise<unknown>;
}

type Work<T> = (url: string, server: Server) => Promise<T>;

export function postgresFolder(): string | undefined;
export function withPostgres<T>(work: Work<T>, options?: { settings?: string; place?: string }): Promise<T>;
export function withReplica<T>(primary: string, work: Work<T>): Promise<T>;
export function freePort(): Promise<number>;
