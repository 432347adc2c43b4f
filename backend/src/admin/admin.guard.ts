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
    const token = request.get('admin-token');
    // The right token is never kept out, so nobody can lock staff out; a call without one is no guess.
    if (this.token.matches(token)) return true;
    if (token) await this.limits.count(FAILED_TOKENS, clientAddress(request));
    throw new ProblemException(401, 'Unauthorized - invalid token');
  }
}
