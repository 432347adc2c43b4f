import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { IncomingMessage } from 'node:http';

const self = ["'self'"];

const headers = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: self,
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: self,
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** What no page of ours asks a browser for. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Pages whose addresses are secrets: mailed links hold a token. */
const PRIVATE_PAGES = /^\/(requests\/|reset-password|newsletter\/(confirm|unsubscribe))/;

export const isPrivatePage = (path: string) => PRIVATE_PAGES.test(path);

/**
 * What every answer has, as a flat list of names and values: asked of helmet once, as it never changes. HSTS only where
 * the client came over HTTPS.
 */
function securityHeaderList(secure: boolean): string[] {
  const list = secure ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : [];
  list.push('Permissions-Policy', PERMISSIONS);
  const response = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader() {} };
  headers({} as Request, response as unknown as Response, () => undefined);
  return list;
}

const PLAIN = securityHeaderList(false);
const SECURE = securityHeaderList(true);

/** For answers ahead of Express. Whoever claims to come over HTTPS gets HSTS, which browsers heed only if it is true. */
export const securityHeadersOf = ({ headers }: IncomingMessage): readonly string[] =>
  headers['x-forwarded-proto'] === 'https' ? SECURE : PLAIN;

/** Security headers on every answer. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const list = request.secure ? SECURE : PLAIN;
  for (let i = 0; i < list.length; i += 2) response.setHeader(list[i]!, list[i + 1]!);
  if (isPrivatePage(request.path)) {
    response.setHeader('Referrer-Policy', 'no-referrer').setHeader('X-Robots-Tag', 'noindex');
  }
  next();
};
