import { All, Controller, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { sendAnswer } from '../common/answers.js';
import { ProblemException } from '../common/problem.js';
import { PLAIN_FORMS } from '../http/plain-form.js';
import { isAsWritten } from '../http/readable-address.js';
import { PAGES_ROUTE } from '../http/routes.js';
import { isPrivatePage } from '../http/security-headers.js';
import { Pages } from './pages.service.js';

const RETRY_AFTER_SECONDS = 5;

/** Answers every address that is no call of the API, no posted form and no file. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(private readonly pages: Pages) {}

  @All(PAGES_ROUTE)
  @Public()
  async sendPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path, query] = parts(request.url);
    // However else it is written, what means the API gets the API's answer.
    if (/^\/+api(\/|$)/i.test(path.replace(/%2f/gi, '/')))
      throw new ProblemException(404, 'There is nothing at this address.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const takesForm = PLAIN_FORMS.includes(path.toLowerCase().replace(/\/$/, ''));
      reply.header('allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD');
      const uses = takesForm ? 'be read, and take a form by POST' : 'only be read';
      throw new ProblemException(405, `This address can ${uses}.`);
    }
    const acceptsHtml = /\btext\/html\b/.test(request.headers.accept ?? '');
    const found = await this.pages.find(path + query, acceptsHtml);
    if ('location' in found) return reply.redirect(found.location + query, 301);
    // An address that cannot be read was rewritten before the router saw it: it finds nothing.
    const status = isAsWritten(request) ? found.status : 404;
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    // The address of a private page is a secret: no cache is to keep it.
    const caching = isPrivatePage(request) ? 'private, no-store' : status === 503 && 'no-store';
    await sendAnswer(
      request,
      reply.code(status),
      found.answer,
      caching ? { 'cache-control': caching } : undefined,
    );
  }
}

/**
 * The path as a person reads it, in which a slash that was written as %2F is none; and the query with its question mark.
 * The router has seen that it can be decoded.
 */
function parts(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  if (start < 0) return [decodeURI(url), ''];
  return [decodeURI(url.slice(0, start)), url.slice(start)];
}
