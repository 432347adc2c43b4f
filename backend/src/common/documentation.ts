import { applyDecorators } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiHeader,
  ApiOkResponse,
  ApiResponse,
  type ApiResponseMetadata,
} from '@nestjs/swagger';
import { Problem } from './problem.js';

/** Documents what every call with input may answer. */
export const ApiInvalid = () =>
  ApiBadRequestResponse({
    type: Problem,
    description: 'A field or parameter breaks its rule; `errors` names each',
  });

/** Documents the 304. */
export const ApiUnchanged = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'ETag of an earlier answer: 304 when nothing changed',
    }),
    ApiResponse({ status: 304, description: 'Nothing changed since the answer with this ETag' }),
  );

/** Documents an answer with its ETag and 304. */
export const ApiCacheable = ({ headers, ...answer }: ApiResponseMetadata) =>
  applyDecorators(
    ApiUnchanged(),
    ApiOkResponse({ ...answer, headers: { ...headers, ETag: { schema: { type: 'string' } } } }),
    ApiInvalid(),
  );

export const TOTAL_COUNT = {
  'X-Total-Count': { description: 'Matches on all pages', schema: { type: 'integer' } },
} as const;

/** Documents a list with paging headers and 304. */
export const ApiList = (type: new () => unknown) =>
  ApiCacheable({
    type: [type],
    headers: {
      ...TOTAL_COUNT,
      Link: { description: 'Next page, rel="next"', schema: { type: 'string' } },
    },
  });
