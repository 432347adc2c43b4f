import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const self = ["'self'"];

const policyAllowing = (script: string) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [...self, `'sha256-${createHash('sha256').update(script).digest('base64')}'`],
        imgSrc: [...self, 'data:'],
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

/** Security headers on every answer. HSTS only where the client came over HTTPS. */
interface SecurityHeaders {
  middleware: RequestHandler;
  /**
   * For answers ahead of Express, as a flat list of names and values. Whoever claims to come over HTTPS gets HSTS, which
   * browsers heed only if it is true.
   */
  of(request: IncomingMessage): readonly string[];
}

/**
 * Asks helmet once, as the answer never changes.
 * @param script the only one that stands in pages themselves; all others are files of the site
 */
export function securityHeadersFor(script: string): SecurityHeaders {
  const plain = ['Permissions-Policy', PERMISSIONS];
  const response = { setHeader: (name: string, value: string) => plain.push(name, value), removeHeader() {} };
  policyAllowing(script)({} as Request, response as unknown as Response, () => undefined);
  const secure = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains', ...plain];
  return {
    of: ({ headers }) => (headers['x-forwarded-proto'] === 'https' ? secure : plain),
    middleware: (request, response, next) => {
      const list = request.secure ? secure : plain;
      for (let i = 0; i < list.length; i += 2) response.setHeader(list[i]!, list[i + 1]!);
      if (isPrivatePage(request.path)) {
        response.setHeader('Referrer-Policy', 'no-referrer').setHeader('X-Robots-Tag', 'noindex');
      }
      next();
    },
  };
}
