import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { clientAddress } from '../common/client-address.js';
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

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(LIMIT, context.getHandler());
    await this.limits.count(limit, clientAddress(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
