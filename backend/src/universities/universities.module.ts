import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeptLists } from './kept-lists.js';
import { UniversitiesController } from './universities.controller.js';
import { UniversitiesRepository } from './universities.repository.js';
import { UniversityPagesService } from './university-pages.service.js';
import { University } from './university.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([University])],
  controllers: [UniversitiesController],
  providers: [UniversitiesRepository, KeptLists, UniversityPagesService],
})
export class UniversitiesModule {}
