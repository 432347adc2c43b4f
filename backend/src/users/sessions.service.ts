import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CookieOptions, Request, Response } from 'express';
import { Raw, Repository } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';
import { Session } from './session.entity.js';
import { insertSession } from './sessions.repository.js';
import type { User } from './user.entity.js';

export const SESSION_COOKIE = 'student-session';
const SESSION_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

@Injectable()
export class Sessions {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Opens a session in place of the one the call came with; the database keeps only the token's hash.
   * @throws ProblemException 401 when the password has been changed or the account deleted since it was checked
   */
  async open(user: User, request: Request, response: Response): Promise<void> {
    const former = sessionToken(request);
    if (former) await this.sessions.delete({ tokenHash: sha256(former) });
    const token = newToken();
    if (!(await insertSession(this.sessions, user, sha256(token), SESSION_MILLISECONDS))) {
      throw new ProblemException(401, 'Please log in again.');
    }
    this.hand(token, request, response);
  }

  /** Gives a session's token to the browser. */
  hand(token: string, request: Request, response: Response): void {
    response.cookie(SESSION_COOKIE, token, { ...this.cookie(request), maxAge: SESSION_MILLISECONDS });
  }

  /** The user of a live session, or null. */
  async user(token: string | undefined): Promise<User | null> {
    if (!token) return null;
    const session = await this.sessions.findOne({
      where: { tokenHash: sha256(token), expiresAt: Raw((column) => `${column} > now()`) },
      relations: { user: true },
    });
    return session?.user ?? null;
  }

  async close(request: Request, response: Response): Promise<void> {
    const token = sessionToken(request);
    if (token) await this.sessions.delete({ tokenHash: sha256(token) });
    response.clearCookie(SESSION_COOKIE, this.cookie(request));
  }

  private cookie(request: Request): CookieOptions {
    const secure = request.secure || this.config.publicUrl.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }
}

export function sessionToken(request: Request): string | undefined {
  return /(?:^|;\s*)student-session=([\w-]{43})(?:;|$)/.exec(request.get('cookie') ?? '')?.[1];
}
