import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientAddress } from '../common/client-address.js';
import { ProblemException } from '../common/problem.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { AdminToken } from './admin-token.service.js';

const FAILED_TOKENS: Limit = { purpose: 'failed admin token', hits: 20, seconds: 15 * 60 };

/** Lets calls with the right `admin-token` header through. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly token: AdminToken,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const client = clientAddress(request);
    await this.limits.check(FAILED_TOKENS, client);
    if (this.token.matches(request.get('admin-token'))) return true;
    await this.limits.count(FAILED_TOKENS, client);
    throw new ProblemException(401, 'Unauthorized - invalid token');
  }
}
