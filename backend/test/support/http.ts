import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { ADMIN_TOKEN } from './app.js';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // Tests read whatever the answer holds.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface Call {
  body?: unknown;
  /** Sent as is, instead of `body`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
  /** An answer that openapi.json does not promise. */
  undocumented?: true;
}

export const asAdmin = { 'admin-token': ADMIN_TOKEN };

/** Calls the API and holds every answer against openapi.json: an undocumented status or shape fails the test. */
export function client(baseUrl: string) {
  return async (
    method: string,
    path: string,
    { body, raw, headers = {}, undocumented }: Call = {},
  ): Promise<Reply> => {
    const hasBody = body !== undefined || raw !== undefined;
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: (raw ?? JSON.stringify(body)) as string }),
      redirect: 'manual',
    });
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    const reply: Reply = {
      status: response.status,
      headers: response.headers,
      text,
      body: json ? JSON.parse(text) : undefined,
    };
    if (path.startsWith('/api/') && !undocumented) expectDocumented(method, path, reply);
    return reply;
  };
}

interface Operation {
  operationId: string;
  responses: Record<
    string,
    { headers?: Record<string, object>; content?: Record<string, { schema: object }> }
  >;
}

export const document = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'openapi', components: document.components });

const routes = Object.entries(document.paths)
  .map(([template, operations]) => ({
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
    template,
    operations,
  }))
  // Fixed paths win over those with parameters.
  .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

function expectDocumented(method: string, path: string, reply: Reply): void {
  const pathname = path.replace(/\?.*/s, '');
  const operation = routes.find(
    ({ pattern, operations }) => pattern.test(pathname) && operations[method.toLowerCase()],
  )?.operations[method.toLowerCase()];
  if (!operation) return;
  const documented = operation.responses[reply.status];
  if (!documented)
    throw new Error(
      `${method} ${path} answered ${reply.status}, which openapi.json does not name: ${reply.text}`,
    );
  // Only a list with more pages has the header Link.
  for (const name of Object.keys(documented.headers ?? {}).filter((header) => header !== 'Link')) {
    if (!reply.headers.has(name)) throw new Error(`${method} ${path} ${reply.status} has no header ${name}`);
  }
  if (reply.status === 304) return;
  const mediaType = reply.headers.get('content-type')!.split(';')[0]!;
  const schema = documented.content?.[mediaType]?.schema;
  if (!schema)
    throw new Error(
      `${method} ${path} ${reply.status} answered ${mediaType}, which openapi.json does not name`,
    );
  const validate = validatorOf(schema);
  if (!validate(reply.body ?? reply.text)) {
    const errors = ajv.errorsText(validate.errors);
    throw new Error(`${method} ${path} ${reply.status}: ${errors}\n${reply.text.slice(0, 500)}`);
  }
}

/** By their text: compiling one takes longer than most calls do, and hundreds of answers have the same few. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  let validate = validators.get(text);
  if (!validate) validators.set(text, (validate = ajv.compile(JSON.parse(text) as object)));
  return validate;
}
