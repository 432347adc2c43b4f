import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CookieOptions, Request, Response } from 'express';
import { MoreThan, Repository } from 'typeorm';
import { newToken, sha256 } from '../common/tokens.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';
import { Session } from './session.entity.js';
import type { User } from './user.entity.js';

export const SESSION_COOKIE = 'student-session';
const SESSION_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

@Injectable()
export class Sessions {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens a session in place of the one the call came with; the database keeps only the token's hash. */
  async open(user: User, request: Request, response: Response): Promise<void> {
    const former = sessionToken(request);
    if (former) await this.sessions.delete({ tokenHash: sha256(former) });
    const token = newToken();
    const expiresAt = new Date(Date.now() + SESSION_MILLISECONDS);
    await this.sessions.insert({ tokenHash: sha256(token), userId: user.id, expiresAt });
    response.cookie(SESSION_COOKIE, token, { ...this.cookie(request), maxAge: SESSION_MILLISECONDS });
  }

  /** The user of a live session, or null. */
  async user(token: string | undefined): Promise<User | null> {
    if (!token) return null;
    const session = await this.sessions.findOne({
      where: { tokenHash: sha256(token), expiresAt: MoreThan(new Date()) },
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
