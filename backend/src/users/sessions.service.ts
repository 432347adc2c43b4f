import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ProblemException } from '../common/problem.js';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Session } from './session.entity.js';
import { insertSession } from './sessions.repository.js';
import type { User } from './user.entity.js';

export const SESSION_COOKIE = 'student-session';
const SESSION_SECONDS = 7 * 24 * 60 * 60;

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
  async open(user: User, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const former = sessionToken(request);
    if (former) await this.sessions.delete({ tokenHash: sha256(former) });
    const token = newToken();
    if (!(await insertSession(this.sessions, user, sha256(token), SESSION_SECONDS))) {
      throw new ProblemException(401, 'Please log in again.');
    }
    this.hand(token, request, reply);
  }

  /** Sets the session's cookie. */
  hand(token: string, request: FastifyRequest, reply: FastifyReply): void {
    const expires = new Date(Date.now() + SESSION_SECONDS * 1000);
    void reply.setCookie(SESSION_COOKIE, token, {
      ...this.cookie(request),
      maxAge: SESSION_SECONDS,
      expires,
    });
  }

  /** The user of a live session, or null. */
  async user(token: string | undefined): Promise<User | null> {
    if (!token) return null;
    // A builder, because findOne reads relations by two statements, and every call of a student begins with this.
    const session = await this.sessions
      .createQueryBuilder('s')
      .innerJoinAndSelect('s.user', 'u')
      .where({ tokenHash: sha256(token) })
      .andWhere('s.expiresAt > now()')
      .getOne();
    return session?.user ?? null;
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = sessionToken(request);
    if (token) await this.sessions.delete({ tokenHash: sha256(token) });
    void reply.clearCookie(SESSION_COOKIE, this.cookie(request));
  }

  private cookie(request: FastifyRequest): CookieSerializeOptions {
    const secure = request.protocol === 'https' || this.config.publicUrl.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)student-session=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}
