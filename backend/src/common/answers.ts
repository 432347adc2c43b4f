import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order of preference: brotli makes the smaller body. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bodies of one text, compressed as far as they have been asked for. */
export type Compressed = Partial<Record<Encoding, Buffer>>;

/** A text that is sent many times: as it is, and compressed as far as it has been asked for. */
export interface Answer {
  readonly body: Buffer;
  /** A strong ETag. The ETag of a compressed body also contains the encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly compressed: Compressed;
}

/** Browsers keep the page, and ask each time whether it has changed. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Brotli's quality 9 takes seven times as long as 7 and saves half a percent. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** @param type media type, with the charset of a text */
export function answerOf(body: Buffer, type: string, caching = REVALIDATED): Answer {
  const headers = { 'content-type': type, 'cache-control': caching, vary: 'accept-encoding' };
  return { body, etag: `"${digestOf(body)}"`, headers, compressed: {} };
}

/** The encoding that the client prefers; undefined when it accepts none of ours. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding']?.toString().toLowerCase();
  return (accepted && (negotiate(accepted, [...ENCODINGS]) as Encoding | null)) || undefined;
}

/** The body in an encoding, made when it is first asked for and then kept in `compressed`. */
export async function encoded(
  answer: { readonly body: Buffer; readonly compressed: Compressed },
  encoding: Encoding,
): Promise<Buffer> {
  return (answer.compressed[encoding] ??= await compress[encoding](answer.body));
}

/**
 * Whether the client has the answer with this ETag. If-None-Match alone decides: fetch adds `Cache-Control: no-cache` to
 * every request that names an ETag itself, and a reload names none.
 */
export function isKnown({ method, headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
  return known === etag || known.split(',').some((tag) => ['*', opaque(etag)].includes(opaque(tag)));
}

/** An ETag without its weakness mark, which does not matter for a 304. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Sends an answer in the encoding the client accepts, or 304 if the client has it. `more` replaces the answer's own
 * headers.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  more?: Record<string, string>,
): Promise<void> {
  const { etag, headers } = answer;
  const encoding = acceptedEncoding(request);
  const tag = encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
  reply.headers(headers).header('etag', tag);
  if (more) reply.headers(more);
  if (reply.statusCode === 200 && isKnown(request, tag)) return sendUnchanged(reply);
  if (encoding) reply.header('content-encoding', encoding);
  void reply.send(encoding ? await encoded(answer, encoding) : answer.body);
}

/** Sends a 304, without the headers that describe a body. */
export function sendUnchanged(reply: FastifyReply): void {
  void reply.removeHeader('content-type').code(304).send();
}
