import { Global, Module } from '@nestjs/common';
import { AdminToken } from './admin-token.service.js';

/** Staff's access. Global, because any module may have routes for staff. */
@Global()
@Module({ providers: [AdminToken], exports: [AdminToken] })
export class AdminModule {}
