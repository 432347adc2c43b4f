import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Registry } from 'prom-client';
import { Scraper } from './metrics.guard.js';
import { Metrics } from './metrics.service.js';

@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Scraper()
  @ApiOperation({
    summary: 'Figures of this server for Prometheus',
    description: 'With METRICS_TOKEN as a bearer token, or a token of staff in `admin-token`.',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getMetrics(@Res() response: Response): Promise<void> {
    response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).send(await this.metrics.text());
  }
}
