import { ConsoleLogger, type LogLevel as NestLogLevel } from '@nestjs/common';
import type { Config } from '../config/config.js';

/** Nest's own report of every module and route it wires up. */
const WIRING = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication'];
/**
 * Nest's reports of a failed start, with their stacks. They are dropped, because main.ts prints one sentence instead.
 */
const START = ['TypeOrmModule', 'ExceptionHandler', 'NestApplication'];
const LEVELS: NestLogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];

type Printed = Parameters<ConsoleLogger['printMessages']>;

/** JSON lines in production, readable lines elsewhere, at LOG_LEVEL and above. */
export class AppLogger extends ConsoleLogger {
  constructor({ logLevel, production }: Config) {
    super({
      json: production,
      flattenParams: true,
      colors: !production && process.stdout.isTTY,
      logLevels: LEVELS.slice(0, LEVELS.indexOf(logLevel) + 1),
    });
  }

  /** Leaves the fields out of readable lines, whose text says the same. Only programs need them. */
  protected override printMessages(...[messages, context, level, stream, stack, fields]: Printed): void {
    super.printMessages(messages, context, level, stream, stack, this.options.json ? fields : undefined);
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!WIRING.includes(String(rest.at(-1)))) super.log(message, ...(rest as [string]));
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!START.includes(String(rest.at(-1)))) super.error(message, ...(rest as [string]));
  }
}
