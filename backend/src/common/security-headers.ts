import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

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

/** Pages whose addresses are secrets: mailed links hold a token. */
const PRIVATE_PAGES = /^\/(requests\/|reset-password|newsletter\/(confirm|unsubscribe))/;

export const isPrivatePage = (path: string) => PRIVATE_PAGES.test(path);

/** Security headers on every answer; HSTS only where the client came over HTTPS. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  headers(request, response, () => {
    if (isPrivatePage(request.path)) {
      response.setHeader('Referrer-Policy', 'no-referrer').setHeader('X-Robots-Tag', 'noindex');
    }
    next();
  });
};

/** The same as a flat list of names and values, for public pages and files that do not pass through Express. */
export function securityHeaderList(secure: boolean): string[] {
  const list: string[] = [];
  const response = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader() {} };
  securityHeaders({ secure, path: '/' } as Request, response as unknown as Response, () => undefined);
  return list;
}
