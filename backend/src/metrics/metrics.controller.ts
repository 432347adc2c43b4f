import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
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
    description: 'With METRICS_TOKEN as a bearer token, or an owner’s token in `admin-token`.',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Header('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
  getMetrics(): Promise<string> {
    return this.metrics.text();
  }
}
