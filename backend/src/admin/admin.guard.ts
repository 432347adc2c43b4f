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
import { type Access, AccessOf } from '../common/access.js';
import { Problem, ProblemException } from '../common/problem.js';
import { clientAddress } from '../http/client-address.js';
import { type Limit, RateLimits } from '../rate-limits/rate-limits.service.js';
import { AdminToken } from './admin-token.service.js';
import type { Role } from './staff.entity.js';
import { OFFICE, StaffTokens } from './staff-tokens.service.js';

const FAILED_TOKENS: Limit = { purpose: 'failed admin token', hits: 20, seconds: 15 * 60 };

/** Who calls. */
export interface Caller {
  /** Of the person; null for ADMIN_TOKEN, which is nobody's. */
  id: number | null;
  /** As the history names them. */
  name: string;
  role: Role;
}

/** Who does something, as the history keeps it. */
export type Person = Pick<Caller, 'id' | 'name'>;

const OFFICE_CALLER: Caller = { id: null, name: OFFICE, role: 'owner' };

type StaffRequest = FastifyRequest<{ Headers: { 'admin-token'?: string } }> & { caller?: Caller };

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
    const isOffice = this.office.matches(token);
    const person = isOffice || !token ? undefined : await this.staff.find(token);
    if (isOffice) request.caller = OFFICE_CALLER;
    else if (person?.ended === false)
      request.caller = { id: person.id, name: person.name, role: person.role };
    if (request.caller) return true;
    // A token that has ended is not a guess. Its owner is told that it has ended.
    return this.refuse(request, person ? undefined : token);
  }

  /** Counts a wrong token against the caller's address. */
  protected async refuse(request: FastifyRequest, token: string | undefined): Promise<never> {
    if (token) await this.limits.count(FAILED_TOKENS, clientAddress(request));
    throw new ProblemException(401, 'Unauthorized - invalid token');
  }
}

const callerOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<StaffRequest>().caller as Caller;

/** Who calls; only in `@Admin()` handlers and the like. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

/** Their name in the history. */
export const StaffName = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf(context).name,
);

/** Lets those through of whom `may` says so. */
function roleGuard(may: (caller: Caller) => boolean, sentence: string) {
  @Injectable()
  class RoleGuard implements CanActivate {
    canActivate(context: ExecutionContext): boolean {
      return assertMay(context, may, sentence);
    }
  }
  return RoleGuard;
}

/** @throws ProblemException 403 */
function assertMay(context: ExecutionContext, may: (caller: Caller) => boolean, sentence: string): true {
  if (may(callerOf(context))) return true;
  throw new ProblemException(403, sentence);
}

const isOwner = ({ role }: Caller) => role === 'owner';
const OWNERS_ONLY = 'Only an owner may do this. Ask one.';

/** For a guard that has let the caller in already. @throws ProblemException 403 */
export const assertOwner = (context: ExecutionContext): true => assertMay(context, isOwner, OWNERS_ONLY);

/** Calls with the right admin-token header, of every role. */
export const Admin = () =>
  applyDecorators(
    AccessOf('admin'),
    UseGuards(AdminGuard),
    ApiSecurity('admin-token'),
    ApiUnauthorizedResponse({ type: Problem, description: 'Missing or wrong admin-token header' }),
  );

const restricted = (access: Access, may: (caller: Caller) => boolean, sentence: string) => () =>
  applyDecorators(
    Admin(),
    AccessOf(access),
    UseGuards(roleGuard(may, sentence)),
    ApiForbiddenResponse({ type: Problem, description: sentence.replace(/\.$/, '') }),
  );

/** Calls of leads, owners and ADMIN_TOKEN. */
export const Lead = restricted(
  'lead',
  ({ role }) => role !== 'counselor',
  'Only leads and owners may see this. Ask one of them.',
);

/** Calls of owners and ADMIN_TOKEN. */
export const Owner = restricted('owner', isOwner, OWNERS_ONLY);

/** Calls with ADMIN_TOKEN itself, not with a person's token. */
export const Office = restricted(
  'office',
  ({ id }) => id === null,
  'Only the office token (ADMIN_TOKEN) may do this.',
);
