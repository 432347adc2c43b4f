import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './users/sessions.service.js';
import { MAX_ID } from './common/id-param.js';
import { Problem, problem } from './common/problem.js';
import { SiteSettings } from './config/site-settings.dto.js';

/** The API's document: served at /api/docs-json and committed as openapi.json. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const outline = new DocumentBuilder()
    .setTitle('Study-abroad consultancy API')
    .setDescription(
      'Consultation requests with messages, newsletter, student accounts, universities, shortlists, shared comparisons, applications with their plans, and the staff desk. Failures are problem documents (RFC 9457) whose `error` is a sentence for people.',
    )
    .setVersion('1.0.0')
    .addServer('/', 'Where this document comes from')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'admin-token', description: "Staff's token" },
      'admin-token',
    )
    .addSecurity('metrics-token', { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' })
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, SESSION_COOKIE)
    .addTag('consultations', 'Requests for a free consultation')
    .addTag('newsletter', 'Newsletter subscriptions')
    .addTag('users', 'Student accounts and sessions')
    .addTag('universities', 'Universities in the ten destinations')
    .addTag('shortlist', "Students' saved universities")
    .addTag('comparisons', 'Universities side by side, shared by a link')
    .addTag('applications', "Students' applications, with stages and history")
    .addTag('mails', 'The outbox')
    .addTag('admin', "Staff's tokens and exports")
    .addTag('health', 'For load balancers and monitoring')
    .build();
  const document = SwaggerModule.createDocument(app, outline, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Problem, SiteSettings],
  });
  completeResponses(document);
  return {
    ...document,
    info: { ...document.info, license: { name: 'Terms of service', url: '/support/terms' } },
    paths: sorted(document.paths),
    components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
  };
}

interface Operation {
  parameters?: { name: string; in: string; schema: { type?: string; [rule: string]: unknown } }[];
  security?: Record<string, unknown>[];
  responses: Record<string, DocumentedResponse>;
}

interface DocumentedResponse {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, object>;
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
const SET_COOKIE = {
  'Set-Cookie': {
    description: `${SESSION_COOKIE}: HttpOnly, SameSite=Lax, 7 days`,
    schema: { type: 'string' },
  },
};

/** The form of tokens made by `newToken`. */
const TOKEN = '^[\\w-]{43}$';

/** Adds what no handler states: failures with media type and examples, headers, the pattern of ids. */
function completeResponses(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path) as [
      string,
      Operation & { operationId: string },
    ][]) {
      const { responses, parameters = [], security, operationId } = operation;
      const add = (status: number, description: string) => (responses[status] ??= { description });
      if (method !== 'get') {
        // A body may be malformed even where a call needs none.
        add(400, 'The body is malformed');
        add(403, 'The call comes from another site');
        add(413, 'The body is larger than 100 kB');
        add(415, 'The body is not application/json');
      }
      for (const { name, in: place, schema } of parameters) {
        if (place !== 'path') continue;
        if (schema.type === 'integer') Object.assign(schema, { minimum: 1, maximum: MAX_ID });
        if (name === 'token') schema['pattern'] = TOKEN;
      }
      // An empty list says explicitly that the call needs no log-in.
      operation.security ??= [];
      if (security?.some((scheme) => 'admin-token' in scheme))
        add(429, 'Too many wrong tokens; see Retry-After');
      if (!Object.keys(responses).some((status) => status.startsWith('4')))
        add(431, 'The headers are larger than 16 kB');
      add(503, 'The database is away; see Retry-After');
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) >= 400) documentFailure(Number(status), response);
        else
          response.description ||= Number(status) === 201 ? 'Done; what is stored now' : 'What was asked for';
      }
      if (/^((register|login|logout)Student|deleteMyAccount)$/.test(operationId)) {
        for (const status of ['200', '201']) if (responses[status]) responses[status].headers = SET_COOKIE;
      }
    }
  }
}

function documentFailure(status: number, response: DocumentedResponse): void {
  const detail = `${response.description.split(';')[0]}.`;
  response.content = {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: problem(status, detail, status === 400 ? [{ field: 'email', message: detail }] : undefined),
    },
  };
  if (status === 429 || status === 503) response.headers = RETRY_AFTER;
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
