import { applyDecorators, type ExecutionContext, Inject, Injectable, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiForbiddenResponse, ApiSecurity, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdminGuard, assertOwner } from '../admin/admin.guard.js';
import { AccessOf } from '../common/access.js';
import { Problem } from '../common/problem.js';
import { equalSecrets } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/** Lets scrapers with METRICS_TOKEN through, and owners. */
@Injectable()
class MetricsGuard extends AdminGuard {
  @Inject(CONFIG) private readonly config!: Config;

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const { metricsToken } = this.config;
    if (token === undefined) {
      await super.canActivate(context);
      return assertOwner(context);
    }
    return metricsToken !== null && equalSecrets(token, metricsToken) ? true : this.refuse(request, token);
  }
}

/** Calls of a Prometheus server, and of owners and ADMIN_TOKEN. */
export const Scraper = () =>
  applyDecorators(
    AccessOf('scraper'),
    UseGuards(MetricsGuard),
    ApiBearerAuth('metrics-token'),
    ApiSecurity('admin-token'),
    ApiUnauthorizedResponse({ type: Problem, description: 'Neither METRICS_TOKEN nor a token of staff' }),
    ApiForbiddenResponse({ type: Problem, description: "A token of staff that is no owner's" }),
  );
