import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  ApiCookieAuth,
  ApiForbiddenResponse,
  ApiHeader,
  ApiSecurity,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { AdminGuard, OfficeGuard } from '../admin/admin.guard.js';
import { STUDENT_HEADER, StudentGuard } from '../users/student.guard.js';
import { Problem } from './problem.js';

/** Who may call a route. Every handler says so; one that does not is closed. */
export type Access = 'public' | 'student' | 'admin' | 'scraper';
export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Calls with a live session cookie, and of the student that they name, if any; the user is on the request. */
export const Student = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'student' satisfies Access),
    UseGuards(StudentGuard),
    ApiCookieAuth('student-session'),
    ApiUnauthorizedResponse({ type: Problem, description: 'No live session' }),
    ApiForbiddenResponse({ type: Problem, description: 'Another student is logged in than the call names' }),
    ApiHeader({
      name: STUDENT_HEADER,
      required: false,
      description:
        'Username, percent-encoded, of the student who is meant; the session of another is refused',
      example: 'asha%40example.com',
    }),
  );

/** Calls with the right admin-token header. */
export const Admin = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'admin' satisfies Access),
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

/** Refuses every handler that declares no access. */
@Injectable()
export class DeclaredAccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    return this.reflector.get<Access | undefined>(ACCESS, context.getHandler()) !== undefined;
  }
}
