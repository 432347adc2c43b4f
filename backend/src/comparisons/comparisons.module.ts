import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormerUniversity } from '../universities/former-university.entity.js';
import { University } from '../universities/university.entity.js';
import { Comparison } from './comparison.entity.js';
import { ComparisonsController } from './comparisons.controller.js';
import { ComparisonsService } from './comparisons.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Comparison, FormerUniversity, University])],
  controllers: [ComparisonsController],
  providers: [ComparisonsService],
})
export class ComparisonsModule {}
