import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHash } from 'node:crypto';

const self = ["'self'"];

/** What no page of ours asks a browser for. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Pages whose addresses are secrets: mailed links hold a token. */
const PRIVATE_PAGES = /^\/(requests\/|reset-password|newsletter\/(confirm|unsubscribe))/;

export const isPrivatePage = (path: string) => PRIVATE_PAGES.test(path);

/**
 * Security headers on every answer, HSTS only where the client came over HTTPS; and no answer is to be kept unless its
 * handler says otherwise.
 * @param script the only one that stands in pages themselves; all others are files of the site
 */
export function sendSecurityHeaders(app: NestFastifyApplication, script: string): void {
  app.useSecurityHeaders({
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
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      reply.headers({ 'cache-control': 'no-store', 'permissions-policy': PERMISSIONS });
      if (request.protocol === 'https')
        reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      if (isPrivatePage(request.url))
        reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      done();
    });
}
