import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiForbiddenResponse, ApiHeader, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccessOf } from '../common/access.js';
import { Problem, ProblemException } from '../common/problem.js';
import { Sessions, sessionToken } from './sessions.service.js';
import type { User } from './user.entity.js';
import { usernameKey } from './users.service.js';

/** There is no live session, or its account has been deleted meanwhile. */
export const pleaseLogIn = () => new ProblemException(401, 'Please log in.');

/** Header with the username that the client's screen shows as logged in, percent-encoded. */
export const STUDENT_HEADER = 'student';

type StudentRequest = FastifyRequest<{ Headers: { [STUDENT_HEADER]?: string } }> & { student?: User };

/**
 * Lets calls with a live session cookie through and puts the user on the request. All tabs of a browser share the cookie,
 * so a tab may still show another account. It names that account in a header, and its call is refused.
 */
@Injectable()
export class StudentGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StudentRequest>();
    const user = await this.sessions.user(sessionToken(request));
    if (!user) throw pleaseLogIn();
    const meant = request.headers[STUDENT_HEADER];
    if (meant !== undefined && !isName(meant, user))
      throw new ProblemException(403, 'Another student is logged in.');
    request.student = user;
    return true;
  }
}

function isName(text: string, { usernameKey: key }: User): boolean {
  try {
    return usernameKey(decodeURIComponent(text)) === key;
  } catch {
    return false;
  }
}

/** The user whose session the call came with; only in `@Student()` handlers. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<StudentRequest>().student,
);

/** Opens a handler to calls with a live session cookie. If they name a student, it must be the session's own. */
export const Student = () =>
  applyDecorators(
    AccessOf('student'),
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
