import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { ProblemException } from '../common/problem.js';
import { PAGES_ROUTE } from './routes.js';

/**
 * The address for the router. It would refuse a path that cannot be decoded before our code runs, so such a path is
 * encoded once more. Then it is answered as usual: a person gets a page, a program gets a problem document.
 */
export function readableAddress({ url: target = '' }: IncomingMessage): string {
  const url = withoutOrigin(target);
  const [path] = url.split('?', 1) as [string];
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/**
 * A client may ask for a whole address, as it would ask a proxy (RFC 9112, 3.2.2), or for `*`, which the router would
 * answer itself, without our hooks.
 */
function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    const decoded = decodeURIComponent(path);
    // The pages' router cannot match a line break, and no page has one in its address. A parameter of the API may
    // contain one.
    return /^\/api\//i.test(path) || !/[\n\r\u2028\u2029]/.test(decoded);
  } catch {
    return false;
  }
}

/** Whether the address of a request is the one that the client wrote. */
export const isAsWritten = ({ url, originalUrl }: FastifyRequest) => url === withoutOrigin(originalUrl);

/** A name or an address of a machine, and perhaps a port. */
const HOST = /^([\w.-]*|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Refuses calls of the API whose path cannot be decoded (400); for pages that is a page that does not exist. It also
 * refuses every request without exactly one valid Host header (RFC 9112, 3.2).
 */
@Injectable()
export class ReadableAddressGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!namesOneHost(request.raw))
      throw new ProblemException(400, 'The header Host is missing or malformed.');
    if (isAsWritten(request) || request.routeOptions.url === PAGES_ROUTE) return true;
    throw new ProblemException(400, 'The address is malformed.');
  }
}

function namesOneHost({ headers, headersDistinct, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  return HOST.test(headers.host) && headersDistinct['host']!.length === 1;
}
