import { Body, Controller, Headers, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { ApiInvalid } from '../common/documentation.js';
import { ApiIdempotencyKey } from '../common/idempotency-key.js';
import { Problem } from '../common/problem.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { ConsultationRequestDto, NewConsultationRequest } from './consultations.dto.js';
import { ConsultationsService } from './consultations.service.js';

@ApiTags('consultations')
@Controller('consultation-requests')
export class ConsultationsController {
  constructor(private readonly consultations: ConsultationsService) {}

  @Post()
  @Public()
  @RateLimited('consultation request', 300, 10 * 60)
  @ApiOperation({ summary: 'Ask for a free consultation', description: 'Answered by staff within 24 hours.' })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: ConsultationRequestDto })
  @ApiInvalid()
  @ApiGoneResponse({ type: Problem, description: 'The request with this Idempotency-Key was erased' })
  @ApiUnprocessableEntityResponse({
    type: Problem,
    description: 'The Idempotency-Key was used with another body',
  })
  createConsultationRequest(
    @Body() body: NewConsultationRequest,
    @Headers('Idempotency-Key') idempotencyKey?: string,
  ): Promise<ConsultationRequestDto> {
    return this.consultations.create(body, idempotencyKey);
  }
}
