import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShortlistController } from './shortlist.controller.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';
import { ShortlistService } from './shortlist.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShortlistEntry])],
  controllers: [ShortlistController],
  providers: [ShortlistService],
})
export class ShortlistModule {}
