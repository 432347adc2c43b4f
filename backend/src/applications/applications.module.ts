import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Application } from './application.entity.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { DocumentsService } from './documents.service.js';
import { PlanController } from './plan.controller.js';
import { TasksService } from './tasks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Application])],
  controllers: [ApplicationsController, PlanController],
  providers: [ApplicationsRepository, ApplicationsService, TasksService, DocumentsService],
})
export class ApplicationsModule {}
