import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ProblemException } from '../common/problem.js';
import { Sessions, sessionToken } from './sessions.service.js';
import type { User } from './user.entity.js';
import { usernameKey } from './users.service.js';

type StudentRequest = Request & { student?: User };

/** There is no live session, or its account has been deleted meanwhile. */
export const pleaseLogIn = () => new ProblemException(401, 'Please log in.');

/** Whom the client takes for logged in: its username, percent-encoded. */
export const STUDENT_HEADER = 'student';

/**
 * Lets calls with a live session cookie through and puts the user on the request. A browser's tabs share the cookie:
 * one that shows somebody else's account says so, and is refused.
 */
@Injectable()
export class StudentGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StudentRequest>();
    const user = await this.sessions.user(sessionToken(request));
    if (!user) throw pleaseLogIn();
    const meant = request.get(STUDENT_HEADER);
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
