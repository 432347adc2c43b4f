import type { RequestHandler } from 'express';
import type { Config } from '../config.js';
import { ProblemException } from './problem.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses state-changing calls that a browser makes for another site (403). */
export function refuseOtherSites({ publicUrl }: Config): RequestHandler {
  return (request, _response, next) => {
    const origin = request.get('origin');
    if (READING.includes(request.method) || origin === undefined || origin === publicUrl) return next();
    // A form of a page that tells nobody its address; no page can write this header itself.
    if (origin === 'null' && request.get('sec-fetch-site') === 'same-origin') return next();
    const host = URL.canParse(origin) && new URL(origin).origin === origin ? new URL(origin).host : null;
    const ownHost = URL.canParse(`http://${request.get('host')}`)
      ? new URL(`${request.protocol}://${request.get('host')}`).host
      : undefined;
    next(
      host !== null && host !== '' && host === ownHost
        ? undefined
        : new ProblemException(403, 'Calls from other sites are refused.'),
    );
  };
}
