import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AdminModule } from './admin/admin.module.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { PlansModule } from './plans/plans.module.js';
import { DeclaredAccessGuard } from './common/access.js';
import { ProblemFilter } from './http/problem.filter.js';
import { ComparisonsModule } from './comparisons/comparisons.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { ConsultationsModule } from './consultations/consultations.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { ReadableAddressGuard } from './http/readable-address.js';
import { SameSiteGuard } from './http/same-site.guard.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OperatorModule } from './operator/operator.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { ShortlistModule } from './shortlist/shortlist.module.js';
import { SiteModule } from './site/site.module.js';
import { StaffModule } from './staff/staff.module.js';
import { UniversitiesModule } from './universities/universities.module.js';
import { MailedLinksModule } from './users/mailed-links.module.js';
import { UsersModule } from './users/users.module.js';

/** The map of the backend. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(config),
        RateLimitsModule,
        AdminModule,
        MailModule.with(config),
        UsersModule,
        MailedLinksModule,
        ConsultationsModule,
        ConversationsModule,
        StaffModule,
        NewsletterModule,
        UniversitiesModule,
        ShortlistModule,
        ComparisonsModule,
        ApplicationsModule,
        PlansModule,
        HealthModule,
        MetricsModule,
        OperatorModule.with(config),
        SiteModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: DeclaredAccessGuard },
        { provide: APP_GUARD, useClass: ReadableAddressGuard },
        { provide: APP_GUARD, useClass: SameSiteGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
