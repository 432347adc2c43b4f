import 'reflect-metadata';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import { constants } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { startIsOver } from './database/database.js';
import { Drain } from './health/drain.js';
import { fastifyAdapter } from './http/adapter.js';
import { AppLogger } from './http/app-logger.js';
import { readBodies } from './http/bodies.js';
import { endConnectionsWhenStopping, ignoreExpectations } from './http/connections.js';
import { PLAIN_FORMS } from './http/plain-form.js';
import { logRequests } from './http/request-log.js';
import { API_PREFIX, PAGES_ROUTE } from './http/routes.js';
import { sendSecurityHeaders } from './http/security-headers.js';
import { validationPipe } from './http/validation.js';
import { Metrics } from './metrics/metrics.service.js';
import { apiDocument } from './openapi.js';
import { ApiDocsController } from './site/api-docs.controller.js';
import { scriptInPages } from './site/frontend-build.js';

/** A low quality, since it compresses each answer anew: speed counts more than size. */
const BROTLI_QUALITY = 4;

/** Makes the whole application on its database, ready to listen. Used by main and by the tests. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    fastifyAdapter(config),
    { bodyParser: false, abortOnError: false, logger: new AppLogger(config) },
  );
  const fastify = app.getHttpAdapter().getInstance();
  app.setGlobalPrefix(API_PREFIX, {
    exclude: [
      ...PLAIN_FORMS.map((path) => ({ path, method: RequestMethod.POST })),
      // Escaped, because the route of the pages is to be excluded and not every route that its star would match.
      { path: PAGES_ROUTE.replace('*', '\\*'), method: RequestMethod.ALL },
    ],
  });
  logRequests(fastify, app.get(Metrics).begun);
  const drain = app.get(Drain);
  endConnectionsWhenStopping(fastify, () => drain.stopping);
  sendSecurityHeaders(fastify, scriptInPages());
  await app.register(cookie, { hook: false });
  // Request bodies may be compressed, too. The limit of their size applies to the decompressed body.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  readBodies(fastify);
  app.useGlobalPipes(validationPipe);
  app.get(ApiDocsController).describe = () => apiDocument(app);
  ignoreExpectations(app.getHttpServer());
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.init();
  startIsOver(app.get<DataSource>(getDataSourceToken()), config);
  return app;
}
