import { Global, Module } from '@nestjs/common';
import { AdminToken } from './admin-token.service.js';
import { AdminController } from './admin.controller.js';
import { AdminExports } from './exports.service.js';
import { StaffTokens } from './staff-tokens.service.js';

/** Staff's access. Global, because any module may have routes for staff. */
@Global()
@Module({
  controllers: [AdminController],
  providers: [AdminToken, StaffTokens, AdminExports],
  exports: [AdminToken, StaffTokens, AdminExports],
})
export class AdminModule {}
