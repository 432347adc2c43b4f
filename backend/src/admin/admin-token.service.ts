import { Inject, Injectable } from '@nestjs/common';
import { equalSecrets } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { generatedAdminToken } from './generated-admin-token.js';

@Injectable()
export class AdminToken {
  private readonly token: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.token = config.adminToken ?? generatedAdminToken(config.dataDir).token;
  }

  matches(candidate: string | undefined): boolean {
    return equalSecrets(candidate ?? '', this.token);
  }
}
