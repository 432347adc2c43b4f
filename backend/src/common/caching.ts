import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Header,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { isKnown } from './answers.js';
import { ApiUnchanged } from './documentation.js';
import { etagOf } from './paging.js';

/** Adds an ETag to what a handler returns, and answers 304 when the client has it already. */
@Injectable()
class EntityTags implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value) => {
        const body = JSON.stringify(value);
        const etag = etagOf(Buffer.from(body));
        reply.headers({ etag, vary: 'accept-encoding' });
        if (isKnown(request, etag)) {
          reply.code(304);
          return undefined;
        }
        reply.type('application/json; charset=utf-8');
        return body;
      }),
    );
  }
}

/** Browsers keep the answer and ask each time whether it has changed. */
export const Revalidated = () =>
  applyDecorators(Header('Cache-Control', 'no-cache'), UseInterceptors(EntityTags));

/** The same for answers that only this client may see. */
export const Polled = () =>
  applyDecorators(Header('Cache-Control', 'private, no-cache'), UseInterceptors(EntityTags), ApiUnchanged());
