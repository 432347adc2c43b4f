import { document } from './http.js';

interface Schema {
  $ref?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: Schema;
}

export interface Operation {
  method: string;
  path: string;
  operationId: string;
  parameters: Parameter[];
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
}

/** Every call in openapi.json. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => ({ ...operation, method, path }) as unknown as Operation,
  ),
);

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(document.components.schemas[schema.$ref.split('/').at(-1)!] as Schema) : schema;

/** What the document gives as an example of a schema, put together from its parts. */
export function example(given: Schema): unknown {
  const schema = resolved(given);
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) {
    const parts = schema.allOf.map(example);
    return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
  }
  if (schema.items) return [example(schema.items)].filter((item) => item !== undefined);
  if (!schema.properties) return schema.default;
  const entries = Object.entries(schema.properties).map(([name, property]) => [name, example(property)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
