import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { setTimeout } from 'node:timers/promises';
import { Public } from '../common/access.js';
import { ProblemException } from '../common/problem.js';
import { Drain } from './drain.js';

export class Health {
  @ApiProperty({ example: 'ok' })
  status!: string;
}

const READY_WITHIN_MS = 2_000;

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly drain: Drain,
  ) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'The process answers, and is not stopping' })
  @ApiOkResponse({ type: Health })
  getLiveness(): Health {
    this.refuseWhenStopping();
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'The database answers, too' })
  @ApiOkResponse({ type: Health })
  async getReadiness(): Promise<Health> {
    this.refuseWhenStopping();
    const late = setTimeout(READY_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new ProblemException(503, 'The database does not answer in time.', undefined, 5);
    });
    await Promise.race([this.database.query('SELECT 1'), late]);
    return { status: 'ok' };
  }

  private refuseWhenStopping(): void {
    if (this.drain.stopping) throw new ProblemException(503, 'The server is stopping.', undefined, 5);
  }
}
