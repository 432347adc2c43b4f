import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminExport } from './admin-export.entity.js';
import { AdminTokenRecord } from './admin-token.entity.js';
import { AdminToken } from './admin-token.service.js';
import { AdminController } from './admin.controller.js';
import { AdminExports } from './exports.service.js';
import { StaffTokens } from './staff-tokens.service.js';

/** Staff's access. Global, because any module may have routes for staff. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AdminExport, AdminTokenRecord])],
  controllers: [AdminController],
  providers: [AdminToken, StaffTokens, AdminExports],
  exports: [AdminToken, StaffTokens, AdminExports],
})
export class AdminModule {}
