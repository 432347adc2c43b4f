import { Inject, Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.js';
import { CONFIG } from '../config.module.js';
import { generatedAdminToken } from './generated-admin-token.js';

@Injectable()
export class AdminToken {
  private readonly digest: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.digest = digest(config.adminToken ?? generatedAdminToken(config.dataDir).token);
  }

  /** Compares digests, so neither content nor length shows in the time it takes. */
  matches(candidate: string | undefined): boolean {
    return timingSafeEqual(digest(candidate ?? ''), this.digest);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
