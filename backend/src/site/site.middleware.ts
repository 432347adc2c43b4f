import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Config } from '../config.js';
import { isDatabaseAway } from '../common/database-errors.js';
import { PLAIN_FORMS, type RenderPosted } from '../common/plain-form.js';
import { ProblemException } from '../common/problem.js';
import { isPrivatePage } from '../common/security-headers.js';
import { discoveryFiles, securityText } from './discovery.js';
import {
  CLIENT_FILES,
  listClientFiles,
  loadFrontendServer,
  type PageData,
  postedPages,
  scriptInPages,
} from './frontend-build.js';
import { LivePages, type PageSource } from './live-pages.js';
import {
  addEncoding,
  type Answer,
  answerOf,
  type Encoding,
  ENCODINGS,
  plainlyAccepted,
  REVALIDATED,
} from '../common/memory.js';
import { pagesFor } from './prerendered.js';

const HASHED = 'public, max-age=31536000, immutable';
const RETRY_AFTER_SECONDS = 5;
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

interface Site {
  /** By the address that asks for it, what can be sent without looking further: see memory.ts. */
  answers: { get(address: string): Answer | undefined };
  /** To be called once before the first request: the pages of the universities come from there. */
  open(source: PageSource & { slugs(): Promise<string[]> }): Promise<void>;
  /**
   * Answers everything outside the API and posted forms: pages from memory, and for files the choice of encoding
   * and caching, after which serve-static sends them. No redirects; a missing file is never answered with a page.
   */
  middleware: RequestHandler;
  renderPosted: RenderPosted;
  /** What stands in every page to start it. */
  script: string;
}

export async function loadSite({ site: settings, port }: Config): Promise<Site> {
  const frontend = await loadFrontendServer();
  const files = listClientFiles();
  const documents = await pagesFor(frontend, settings);
  const pages = new Map<string, Answer>();
  for (const [path, document] of documents)
    pages.set(path, answerOf(Buffer.from(document), 'text/html; charset=utf-8', REVALIDATED));

  let source: PageSource;
  const live = new LivePages(frontend, settings, () => source);
  const away = await live.renderAway();
  const texts = new Map<string, Answer>();

  async function open(opened: PageSource & { slugs(): Promise<string[]> }) {
    source = opened;
    const universities = (await opened.slugs()).map(frontend.universityPath);
    const origin = settings.publicUrl || `http://localhost:${port}`;
    const written = discoveryFiles(documents, frontend.listPages, universities, origin, settings.brand);
    written.set('/.well-known/security.txt', securityText(settings.email, origin));
    for (const [path, { type, body }] of written)
      texts.set(path, answerOf(Buffer.from(body), `${type}; charset=utf-8`, REVALIDATED));
  }

  const found = [...pages].filter(
    ([address]) => frontend.resolvePage(address.split('?')[0]!).status === 200 && !isPrivatePage(address),
  );
  const inMemory = filesInMemory(files);
  const ready = new Map([...inMemory, ...found]);
  const answers = {
    get(address: string) {
      const [path] = address.split('?', 1) as [string];
      const page = ready.get(path);
      // What else has a query, such as the API's lists, is not looked into.
      const variant = page && path !== address ? frontend.variantOf(address) : undefined;
      return (variant ? ready.get(variant) : page) ?? live.get(path) ?? texts.get(path);
    },
  };

  const middleware: RequestHandler = (request, response, next) => {
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
    // As in "GET *".
    if (!request.path.startsWith('/')) return next(new ProblemException(400, 'The address is malformed.'));
    if (file === undefined) {
      if (isFileRequest(request.path, request))
        return next(new ProblemException(400, 'The address is malformed.'));
      // A person gets what the router in the browser makes of the address: it takes all of it as it is written.
      const { page, needs } = frontend.resolvePage(request.path.replaceAll('%', '%25'));
      return void sendPage(pages.get(needs ? missingPageFor(needs) : page)!, 404, request, response).catch(
        next,
      );
    }
    if (files.has(file)) return chooseFile(file, inMemory.get(file), request, response, next);
    const text = texts.get(file);
    if (text) return void sendPage(text, 200, request, response).catch(next);
    if (isFileRequest(file, request)) return next(new ProblemException(404, 'There is no such file.'));
    const { page, status, needs } = frontend.resolvePage(file);
    if (needs) return void sendLive(page, needs, request, response).catch(next);
    const variant = frontend.variantOf(page + request.url.slice(request.path.length));
    sendPage(pages.get(variant ?? page)!, status, request, response).catch(next);
  };

  const missingPageFor = (needs: PageData) =>
    frontend.missingPages['university' in needs ? 'university' : 'country'];

  async function sendLive(page: string, needs: PageData, request: Request, response: Response) {
    try {
      const answer = await live.read(page, needs);
      if (answer) await sendPage(answer, 200, request, response);
      else await sendPage(pages.get(missingPageFor(needs))!, 404, request, response);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      await sendPage(away, 503, request, response);
    }
  }

  return {
    answers,
    open,
    middleware,
    renderPosted: await postedPages(frontend, settings),
    script: scriptInPages(),
  };
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The client's files of the types above, with the compressed variants that the build made. */
function filesInMemory(files: Set<string>): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const file of files) {
    const type = TYPES[extname(file)];
    if (!type) continue;
    const body = readFileSync(join(CLIENT_FILES, file));
    const answer = answerOf(body, type, cachingOf(file), 'Accept-Ranges', 'bytes');
    for (const encoding of ENCODINGS) {
      const compressed = file + ENDINGS[encoding];
      if (files.has(compressed))
        void addEncoding(answer, encoding, readFileSync(join(CLIENT_FILES, compressed)));
    }
    answers.set(file, answer);
  }
  return answers;
}

const cachingOf = (file: string) => (file.startsWith('/assets/') ? HASHED : REVALIDATED);

/** The path as a person reads it; undefined when it is malformed: a line break, too, is in no address. */
function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return /[\n\r\u2028\u2029]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Whether a script, style or image is meant rather than a page that a person asked for. */
function isFileRequest(path: string, request: Request): boolean {
  if (path.startsWith('/assets/')) return true;
  return extname(path) !== '' && !/\btext\/html\b/.test(request.get('accept') ?? '');
}

/** Lets serve-static send the compressed variant as if it were the file, with the headers that it has from memory. */
function chooseFile(
  file: string,
  answer: Answer | undefined,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  // Not one of the types above.
  if (!answer) {
    response.setHeader('Cache-Control', cachingOf(file));
    return next();
  }
  mendRange(request, answer.identity.body.length);
  const encoding = acceptedEncoding(request);
  const variant = encoding && answer[encoding];
  setHeaders(response, (variant ?? answer.identity).headers);
  if (variant) request.url = request.path + ENDINGS[encoding];
  next();
}

/**
 * What serve-static makes wrong of ranges: they are a matter of GET alone, a weak tag continues nothing, one that ends
 * before it begins is none, and the last bytes, when more are wanted than there are, are all.
 */
function mendRange({ method, headers }: Request, length: number): void {
  const { range = '', 'if-range': tag = '' } = headers;
  const [, first, last] = /^bytes=(\d*)-(\d+)$/.exec(range) ?? [];
  if (method !== 'GET' || String(tag).startsWith('W/') || (first && Number(last) < Number(first)))
    delete headers.range;
  else if (first === '' && Number(last) > length) headers.range = 'bytes=0-';
}

/** The smallest encoding among those that the client likes best; ranges are of the file as it is. */
function acceptedEncoding(request: Request): Encoding | undefined {
  const { range, 'accept-encoding': header } = request.headers;
  if (range || header === undefined) return undefined;
  const accepted = plainlyAccepted(header) ?? request.acceptsEncodings([...ENCODINGS, 'identity']);
  return ENCODINGS.find((encoding) => encoding === accepted);
}

function setHeaders(response: Response, headers: string[]): void {
  for (let i = 0; i < headers.length; i += 2) response.setHeader(headers[i]!, headers[i + 1]!);
}

async function sendPage(
  page: Answer,
  status: 200 | 404 | 503,
  request: Request,
  response: Response,
): Promise<void> {
  const encoding = acceptedEncoding(request);
  const { body, headers } = encoding ? await addEncoding(page, encoding) : page.identity;
  setHeaders(response, headers);
  // Their address is a secret: no cache is to keep it.
  if (isPrivatePage(request.path)) response.setHeader('Cache-Control', 'private, no-store');
  if (status === 503) response.setHeader('Cache-Control', 'no-store');
  response.status(status).send(body);
}
