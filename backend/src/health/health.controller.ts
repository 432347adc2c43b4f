import { type BeforeApplicationShutdown, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { setTimeout } from 'node:timers/promises';
import { Public } from '../common/access.js';
import { ProblemException } from '../common/problem.js';

export class Health {
  @ApiProperty({ example: 'ok' })
  status!: string;
}

const READY_WITHIN_MS = 2_000;

@ApiTags('health')
@Controller('health')
export class HealthController implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: Health })
  getLiveness(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'The database answers too, and the process is not stopping' })
  @ApiOkResponse({ type: Health })
  async getReadiness(): Promise<Health> {
    if (this.stopping) throw new ProblemException(503, 'The server is stopping.', undefined, 5);
    const late = setTimeout(READY_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new ProblemException(503, 'The database does not answer in time.', undefined, 5);
    });
    await Promise.race([this.database.query('SELECT 1'), late]);
    return { status: 'ok' };
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
