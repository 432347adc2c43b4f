import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import express from 'express';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { jsonBody, objectBody } from './common/json-body.js';
import { AppLogger } from './common/app-logger.js';
import { answerNotModified, compressed, noStore } from './common/caching.js';
import { answerUnreadable, endConnectionsWhenStopping, ignoreExpectations } from './common/connections.js';
import {
  CONTACT_FORM,
  formBody,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_FORM,
  ONE_CLICK_UNSUBSCRIBE,
  oneClickBody,
  PLAIN_FORMS,
} from './common/plain-form.js';
import { answerRequestsDirectly } from './consultations/direct-requests.js';
import { logRequests, requestIds } from './common/request-log.js';
import { refuseOtherSites } from './common/same-site.js';
import { securityHeadersFor } from './common/security-headers.js';
import { validationPipe } from './common/validation.js';
import type { Config } from './config.js';
import { Drain } from './health/drain.js';
import { Metrics } from './metrics/metrics.service.js';
import { serveApiDocs } from './site/api-docs.js';
import { answerFromMemory } from './common/memory.js';
import { loadSite } from './site/site.middleware.js';
import { UniversityPagesService } from './universities/university-pages.service.js';

export const API_PREFIX = 'api';

/** The whole application on its database, ready to listen: what main starts and tests call. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const site = await loadSite(config);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    abortOnError: false,
    logger: new AppLogger(config),
  });
  await site.open(app.get(UniversityPagesService));
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.setLocal('renderPosted', site.renderPosted);
  app.setGlobalPrefix(API_PREFIX, {
    exclude: PLAIN_FORMS.map((path) => ({ path, method: RequestMethod.POST })),
  });
  const metrics = app.get(Metrics);
  const drain = app.get(Drain);
  const isStopping = () => drain.stopping;
  const securityHeaders = securityHeadersFor(site.script);
  const idOf = requestIds(app.getHttpAdapter().getInstance().get('trust proxy fn'));
  app.use(
    endConnectionsWhenStopping(isStopping),
    logRequests(idOf, metrics.begun),
    securityHeaders.middleware,
    answerNotModified,
    site.middleware,
  );
  app.use(`/${API_PREFIX}`, compressed, noStore, refuseOtherSites(config), jsonBody, objectBody);
  const forms = express.Router();
  for (const form of [CONTACT_FORM, NEWSLETTER_FORM, NEWSLETTER_CONFIRMATION])
    forms.post(form, noStore, refuseOtherSites(config), formBody);
  // Comes from mail programs, whose origin is their own; the token in the address is what counts.
  forms.post(ONE_CLICK_UNSUBSCRIBE, noStore, oneClickBody);
  app.use(forms);
  app.useGlobalPipes(validationPipe);
  serveApiDocs(app);
  app.getHttpServer().on('clientError', answerUnreadable);
  ignoreExpectations(app.getHttpServer());
  answerFromMemory(app.getHttpServer(), site.answers, {
    idOf,
    securityHeadersOf: securityHeaders.of,
    isStopping,
    counts: metrics.fromMemory,
    lists: { get: () => undefined },
    begun: metrics.begun,
  });
  answerRequestsDirectly(app, config, {
    idOf,
    securityHeadersOf: securityHeaders.of,
    isStopping,
    begun: metrics.begun,
  });
  app.enableShutdownHooks([], { useProcessExit: true });
  return app.init();
}
