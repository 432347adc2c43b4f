import { applyDecorators } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Admin } from '../admin/admin.guard.js';
import { ApiInvalid } from '../common/documentation.js';
import { IdParam } from '../common/id-param.js';
import { Problem } from '../common/problem.js';

/** A route of staff about the request with the number `id`. */
export const OneRequest = (summary: string, description?: string) =>
  applyDecorators(
    Admin(),
    ApiOperation({ summary, ...(description && { description }) }),
    ApiParam({ name: 'id', type: 'integer', example: 1 }),
    ApiInvalid(),
    ApiNotFoundResponse({ type: Problem, description: "No such request, or another counselor's" }),
  );

export const RequestId = () => IdParam('id', 'consultation request');
