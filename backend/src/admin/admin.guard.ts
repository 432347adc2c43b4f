import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiForbiddenResponse, ApiSecurity, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccessOf } from '../common/access.js';
import { Problem, ProblemException } from '../common/problem.js';
import { clientAddress } from '../http/client-address.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { AdminToken } from './admin-token.service.js';
import { OFFICE, StaffTokens } from './staff-tokens.service.js';

const FAILED_TOKENS: Limit = { purpose: 'failed admin token', hits: 20, seconds: 15 * 60 };

type StaffRequest = FastifyRequest<{ Headers: { 'admin-token'?: string } }> & {
  staffName?: string;
  isOffice?: boolean;
};

/** Lets calls with the right `admin-token` header through and notes whose token it is. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly office: AdminToken,
    private readonly staff: StaffTokens,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const token = request.headers['admin-token'];
    // A right token is never refused by the limit, so nobody can lock staff out. A call without a token is not a guess.
    request.isOffice = this.office.matches(token);
    const person = request.isOffice || !token ? undefined : await this.staff.find(token);
    if (request.isOffice || person?.ended === false) {
      request.staffName = person?.name ?? OFFICE;
      return true;
    }
    // A token that has ended is not a guess. Its owner is told that it has ended.
    return this.refuse(request, person ? undefined : token);
  }

  /** Counts a wrong token against the caller's address. */
  protected async refuse(request: FastifyRequest, token: string | undefined): Promise<never> {
    if (token) await this.limits.count(FAILED_TOKENS, clientAddress(request));
    throw new ProblemException(401, 'Unauthorized - invalid token');
  }
}

/** Who calls, as the history names them; only in `@Admin()` handlers. */
export const StaffName = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<StaffRequest>().staffName,
);

/** Refuses persons' tokens where only ADMIN_TOKEN may act. Used together with `@Admin()`. */
@Injectable()
export class OfficeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<StaffRequest>().isOffice) return true;
    throw new ProblemException(403, 'Only the office token (ADMIN_TOKEN) may do this.');
  }
}

/** Calls with the right admin-token header. */
export const Admin = () =>
  applyDecorators(
    AccessOf('admin'),
    UseGuards(AdminGuard),
    ApiSecurity('admin-token'),
    ApiUnauthorizedResponse({ type: Problem, description: 'Missing or wrong admin-token header' }),
  );

/** Calls with ADMIN_TOKEN itself, not with a person's token. */
export const Office = () =>
  applyDecorators(
    Admin(),
    UseGuards(OfficeGuard),
    ApiForbiddenResponse({ type: Problem, description: "A person's token; only ADMIN_TOKEN may" }),
  );
