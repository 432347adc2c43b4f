import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UniversitiesController } from './universities.controller.js';
import { UniversitiesRepository } from './universities.repository.js';
import { UniversityPagesService } from './university-pages.service.js';
import { University } from './university.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([University])],
  controllers: [UniversitiesController],
  exports: [UniversityPagesService],
  providers: [UniversitiesRepository, UniversityPagesService],
})
export class UniversitiesModule {}
