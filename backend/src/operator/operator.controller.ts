import { Controller, Get, Headers, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { Office } from '../common/access.js';
import { ProblemException } from '../common/problem.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';
import { OperatorError } from './backup.js';
import { operationNamed } from './operations.js';

const LOOPBACK = /^(::1|(::ffff:)?127\.[\d.]+)$/;

/**
 * For the operator's commands on the machine itself: the embedded database has one process, so while that is the server,
 * the server reads for them. Where the database is a server of its own these addresses do not exist.
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
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const operation = operationNamed(name);
    const forwarded = request.get('x-forwarded-for') ?? request.get('forwarded');
    if (!operation || forwarded !== undefined || !LOOPBACK.test(request.socket.remoteAddress ?? '')) {
      throw new ProblemException(404, 'There is nothing at this address.');
    }
    // Written first and sent then: whoever reads slowly does not hold the one connection.
    const folder = await mkdtemp(join(this.config.dataDir, 'operator-'));
    try {
      const file = join(folder, name);
      const text = operation(this.database, decodeURIComponent(argument ?? ''));
      await pipeline(Readable.from(text), createWriteStream(file, { mode: 0o600 }));
      await pipeline(createReadStream(file), response.type('text/plain'));
    } catch (error) {
      throw error instanceof OperatorError ? new ProblemException(404, error.message) : error;
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}
