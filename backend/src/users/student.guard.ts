import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ProblemException } from '../common/problem.js';
import { Sessions, sessionToken } from './sessions.service.js';
import type { User } from './user.entity.js';

type StudentRequest = Request & { student?: User };

/** There is no live session, or its account has been deleted meanwhile. */
export const pleaseLogIn = () => new ProblemException(401, 'Please log in.');

/** Lets calls with a live session cookie through and puts the user on the request. */
@Injectable()
export class StudentGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StudentRequest>();
    const user = await this.sessions.user(sessionToken(request));
    if (!user) throw pleaseLogIn();
    request.student = user;
    return true;
  }
}

/** The user whose session the call came with; only in `@Student()` handlers. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<StudentRequest>().student,
);
