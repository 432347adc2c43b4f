import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldProblem, ProblemException } from '../common/problem.js';
import { isForm, ONE_CLICK_UNSUBSCRIBE } from './plain-form.js';
import { PAGES_ROUTE } from './routes.js';

/** Bytes of the longest body; a longer one is refused with 413. */
export const MOST_BYTES = 102_400;
const MAX_DEPTH = 32;
const MAX_FORM_FIELDS = 50;
const MOST_ONE_CLICK_BYTES = 10_240;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads all request bodies: forms at the addresses that HTML forms are posted to, JSON everywhere else. */
export function readBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    // The route of the pages needs no body: it refuses every method but GET and HEAD.
    if (bytes.length === 0 || request.routeOptions.url === PAGES_ROUTE) return undefined;
    if (request.routeOptions.url === ONE_CLICK_UNSUBSCRIBE) return oneClickField(bytes);
    return isForm(request) ? formFields(request, bytes) : jsonObject(request, bytes);
  });
}

/**
 * @throws ProblemException 415 for another type; 400 for a body that is malformed, nested too deeply or not an object
 */
function jsonObject({ headers }: FastifyRequest, bytes: Buffer): object {
  const { type, isUtf8 } = mediaType(headers['content-type']);
  if (type !== 'application/json' || !isUtf8)
    throw new ProblemException(415, 'Send the body as application/json in UTF-8.');
  const body = parsed(bytes);
  assertShallow(body);
  // No call takes an array, a text or a number.
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw fieldProblem('body', 'Send a JSON object.');
  return body;
}

function mediaType(header = ''): { type: string; isUtf8: boolean } {
  const [type, ...parameters] = header.toLowerCase().split(';') as [string, ...string[]];
  const charset = /\bcharset="?([^";\s]*)/.exec(parameters.join(';'))?.[1];
  return { type: type.trim(), isUtf8: !charset || /^utf-?8$/.test(charset) };
}

function parsed(bytes: Buffer): unknown {
  try {
    // A decoder that throws, because bytes that are not UTF-8 would silently become replacement characters.
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw fieldProblem('body', 'The body is not valid JSON in UTF-8.');
  }
}

/** Refuses deep nesting, without recursion, because everything that reads the body later is recursive. */
function assertShallow(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw fieldProblem('body', 'The request is nested too deeply.');
    level = level.flatMap((value) => (value && typeof value === 'object' ? Object.values(value) : []));
  }
}

/**
 * The fields of a posted form. A repeated field becomes a list.
 * @throws ProblemException 415 for another type, 413 for too many fields, 400 for bytes that are not UTF-8
 */
function formFields({ headers }: FastifyRequest, bytes: Buffer): Record<string, string | string[]> {
  const { type, isUtf8 } = mediaType(headers['content-type']);
  if (type !== 'application/x-www-form-urlencoded' || !isUtf8)
    throw new ProblemException(415, 'Send the form as application/x-www-form-urlencoded in UTF-8.');
  const text = readable(bytes);
  if (text.split('&').length > MAX_FORM_FIELDS)
    throw new ProblemException(413, 'The form has too many fields.');
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** Reads the one-click field, which mail programs may send in either encoding of forms. */
function oneClickField(bytes: Buffer): Record<string, string> {
  if (bytes.length > MOST_ONE_CLICK_BYTES) throw new ProblemException(413, 'The request is too large.');
  const posted = /\bList-Unsubscribe\b[^]{1,9}\bOne-Click\b/.test(bytes.toString());
  return posted ? { 'List-Unsubscribe': 'One-Click' } : {};
}

/** Decodes the percent signs of a form, and throws where the built-in parser would keep undecodable text as it is. */
function readable(bytes: Buffer): string {
  try {
    const text = utf8.decode(bytes);
    decodeURIComponent(text);
    return text;
  } catch {
    throw new ProblemException(400, 'The form cannot be read as UTF-8.');
  }
}
