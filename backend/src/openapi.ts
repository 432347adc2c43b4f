import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './users/sessions.service.js';
import { Problem } from './common/problem.js';
import { SiteSettings } from './site/site-settings.dto.js';

/** The API's document: served at /api/docs-json and committed as openapi.json. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const outline = new DocumentBuilder()
    .setTitle('Study-abroad consultancy API')
    .setDescription(
      'Consultation requests, newsletter, student accounts, universities and shortlists. Failures are problem documents (RFC 9457) whose `error` is a sentence for people.',
    )
    .setVersion('1.0.0')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'admin-token', description: "Staff's token" },
      'admin-token',
    )
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, SESSION_COOKIE)
    .addTag('consultations', 'Requests for a free consultation')
    .addTag('newsletter', 'Newsletter subscriptions')
    .addTag('users', 'Student accounts and sessions')
    .addTag('universities', 'Universities in the ten destinations')
    .addTag('shortlist', "Students' saved universities")
    .addTag('health', 'For load balancers and monitoring')
    .build();
  const document = SwaggerModule.createDocument(app, outline, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem, SiteSettings],
  });
  documentFailures(document);
  return {
    ...document,
    paths: sorted(document.paths),
    components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
  };
}

interface Operation {
  requestBody?: unknown;
  security?: Record<string, unknown>[];
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

/** Adds the failures that come from outside the handlers, and the media type of all failures. */
function documentFailures(document: OpenAPIObject): void {
  const schema = { schema: { $ref: '#/components/schemas/Problem' } };
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path) as [string, Operation][]) {
      const { responses, requestBody, security } = operation;
      const add = (status: number, description: string) => {
        responses[status] ??= { description, content: { 'application/json': schema } };
      };
      if (method !== 'get') add(403, 'The call comes from another site');
      if (requestBody) {
        add(413, 'The body is larger than 100 kB');
        add(415, 'The body is not application/json');
      }
      if (security?.some((scheme) => 'admin-token' in scheme))
        add(429, 'Too many wrong tokens; see Retry-After');
      add(503, 'The database is away; see Retry-After');
      for (const [status, response] of Object.entries(responses)) {
        const json = response.content?.['application/json'];
        if (Number(status) >= 400 && json) response.content = { 'application/problem+json': json };
      }
    }
  }
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
