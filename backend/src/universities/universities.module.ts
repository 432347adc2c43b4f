import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormerUniversity } from './former-university.entity.js';
import { ListReads } from './list-reads.js';
import { UniversitiesController } from './universities.controller.js';
import { UniversitiesRepository } from './universities.repository.js';
import { UniversitiesService } from './universities.service.js';
import { UniversityPagesService } from './university-pages.service.js';
import { UniversityPointsRepository } from './university-points.repository.js';
import { University } from './university.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([FormerUniversity, University])],
  controllers: [UniversitiesController],
  providers: [
    ListReads,
    UniversitiesRepository,
    UniversityPointsRepository,
    UniversitiesService,
    UniversityPagesService,
  ],
  exports: [UniversityPagesService],
})
export class UniversitiesModule {}
