import { Controller, Get, Headers, Inject, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { Office } from '../admin/admin.guard.js';
import { ProblemException } from '../common/problem.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { OperatorError } from './backup.js';
import { operationNamed } from './operations.js';

const LOOPBACK = /^(::1|(::ffff:)?127\.[\d.]+)$/;

/**
 * Serves the operator's commands on this machine. Only one process can use the embedded database, so while that is the
 * server, commands read through it. With a PostgreSQL server these addresses do not exist.
 */
@ApiExcludeController()
@Controller('admin/operator')
export class OperatorController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':operation')
  @Office()
  async runOperation(
    @Param('operation') name: string,
    @Headers('operation-argument') argument: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const operation = operationNamed(name);
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'];
    if (!operation || forwarded !== undefined || !LOOPBACK.test(request.socket.remoteAddress ?? '')) {
      throw new ProblemException(404, 'There is nothing at this address.');
    }
    // Written to a file first and then sent, so that a slow reader does not keep the only connection busy.
    const folder = await mkdtemp(join(this.config.dataDir, 'operator-'));
    try {
      const file = join(folder, name);
      const text = operation(this.database, decodeURIComponent(argument ?? ''));
      await pipeline(Readable.from(text), createWriteStream(file, { mode: 0o600 }));
      const sent = createReadStream(file).on('close', () => void rm(folder, { recursive: true }));
      return new StreamableFile(sent, { type: 'text/plain; charset=utf-8' });
    } catch (error) {
      await rm(folder, { recursive: true });
      throw error instanceof OperatorError ? new ProblemException(404, error.message) : error;
    }
  }
}
