import { compile } from '@fastify/proxy-addr';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Config } from '../config/config.js';
import { MOST_BYTES } from './bodies.js';
import { answerUnreadable } from './connections.js';
import { readableAddress } from './readable-address.js';
import { requestIds } from './request-log.js';

/** Fastify as this application needs it. */
export function fastifyAdapter({ trustProxy }: Config): FastifyAdapter {
  const trusts = trustedBy(trustProxy);
  return new FastifyAdapter({
    bodyLimit: MOST_BYTES,
    clientErrorHandler: answerUnreadable,
    // Node would refuse a request without a Host header without any words; a guard refuses it with a sentence.
    http: { requireHostHeader: false },
    genReqId: requestIds(trusts),
    // A server that is stopping still answers the requests that it has accepted.
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    // There is no middleware here. Without this line Nest passes every request through an engine for middleware.
    skipMiddie: true,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      // More than any address that fits into the headers, so that no parameter is too long for the router.
      maxParamLength: 20_000,
    },
    trustProxy: trusts,
  });
}

/**
 * Whether a proxy at this address is trusted to name the client before it. @param hop how many proxies stand behind it
 */
function trustedBy(trustProxy: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy.split(',').map((range) => range.trim()));
}
