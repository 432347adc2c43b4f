import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.js';
import { Problem } from '../common/problem.js';
import { type Limit, RateLimits } from './rate-limits.service.js';

const LIMIT = 'rate-limit';

/** Limits the calls of one address. Sized for a classroom behind one address. */
export const RateLimited = (purpose: string, hits: number, seconds: number) =>
  applyDecorators(
    SetMetadata(LIMIT, { purpose, hits, seconds } satisfies Limit),
    UseGuards(RateLimitGuard),
    ApiTooManyRequestsResponse({
      type: Problem,
      description: 'Too many calls from this address; see Retry-After',
    }),
  );

/** The limit that `RateLimited` sets for a handler. */
export const limitOf = (handler: object) => Reflect.getMetadata(LIMIT, handler) as Limit;

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limits.count(limitOf(context.getHandler()), clientAddress(request));
    return true;
  }
}
