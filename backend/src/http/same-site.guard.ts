import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../common/problem.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ONE_CLICK_UNSUBSCRIBE } from './plain-form.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses state-changing calls that a browser makes for another site (403). Stricter than Nest's own protection, which
 * believes `Sec-Fetch-Site` rather than an `Origin` that says otherwise.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Mail programs send their own origin. For them the token in the address is the protection.
    if (READING.includes(request.method) || request.routeOptions.url === ONE_CLICK_UNSUBSCRIBE) return true;
    if (this.isOwn(request)) return true;
    throw new ProblemException(403, 'Calls from other sites are refused.');
  }

  private isOwn({ headers, protocol }: FastifyRequest): boolean {
    const { origin, host } = headers;
    if (origin === undefined || origin === this.config.publicUrl) return true;
    // Pages with secret addresses send the origin "null" with their forms. Sec-Fetch-Site can be trusted, since no page
    // can set it.
    if (origin === 'null') return headers['sec-fetch-site'] === 'same-origin';
    const own = `${protocol}://${host}`;
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || !URL.canParse(own)) return false;
    return new URL(origin).host === new URL(own).host;
  }
}
