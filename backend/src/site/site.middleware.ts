import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PLAIN_FORMS } from '../common/plain-form.js';
import { ProblemException } from '../common/problem.js';
import { listClientFiles, loadFrontendServer } from './frontend-build.js';
import { pagesFor } from './prerendered.js';
import type { SiteSettings } from './site-settings.dto.js';

const HASHED = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
};

interface Page {
  html: Buffer;
  etag: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Answers everything outside the API and posted forms: pages from memory, and for files the choice of encoding and caching, after
 * which serve-static sends them. No redirects; a missing file is never answered with a page.
 */
export async function serveSite(settings: SiteSettings): Promise<RequestHandler> {
  const frontend = await loadFrontendServer();
  const files = listClientFiles();
  const pages = new Map<string, Page>();
  for (const [path, document] of await pagesFor(frontend, settings)) {
    const html = Buffer.from(document);
    pages.set(path, {
      html,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      compressed: {},
    });
  }

  return (request, response, next) => {
    const file = decoded(request.path);
    if (/^\/api(\/|$)/i.test(request.path)) return next();
    // However else it is written, what means the API gets the API's answer.
    if (/^\/+api(\/|$)/i.test(file ?? ''))
      return next(new ProblemException(404, 'There is nothing at this address.'));
    if (request.method === 'POST' && PLAIN_FORMS.includes(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return next(new ProblemException(405, 'This address can only be read.'));
    }
    if (file === undefined) return next(new ProblemException(400, 'The address is malformed.'));
    if (files.has(file)) return chooseFile(file, files, request, response, next);
    if (isFileRequest(file, request)) return next(new ProblemException(404, 'There is no such file.'));
    const { page, status } = frontend.resolvePage(file);
    sendPage(pages.get(page)!, status, request, response).catch(next);
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a script, style or image is meant rather than a page that a person asked for. */
function isFileRequest(path: string, request: Request): boolean {
  if (path.startsWith('/assets/')) return true;
  return extname(path) !== '' && !/\btext\/html\b/.test(request.get('accept') ?? '');
}

/** Lets serve-static send the compressed variant as if it were the file. */
function chooseFile(
  file: string,
  files: Set<string>,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  response.setHeader('Cache-Control', file.startsWith('/assets/') ? HASHED : REVALIDATED);
  const encoding = acceptedEncoding(request);
  if (files.has(`${file}.br`)) response.vary('Accept-Encoding');
  if (encoding && files.has(file + ENCODINGS[encoding])) {
    response.type(extname(file));
    response.setHeader('Content-Encoding', encoding);
    request.url = `${request.path}${ENCODINGS[encoding]}`;
  }
  next();
}

/** The smallest encoding that the client takes; ranges are of the file as it is. */
function acceptedEncoding(request: Request): Encoding | undefined {
  if (request.headers['accept-encoding'] === undefined || request.headers.range) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);
}

async function sendPage(page: Page, status: 200 | 404, request: Request, response: Response): Promise<void> {
  const encoding = acceptedEncoding(request);
  const body = encoding ? await (page.compressed[encoding] ??= compress[encoding](page.html)) : page.html;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response
    .status(status)
    .vary('Accept-Encoding')
    .setHeader('Cache-Control', REVALIDATED)
    .setHeader('ETag', encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag)
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .send(body);
}
