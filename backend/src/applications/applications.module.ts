import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsultationsModule } from '../consultations/consultations.module.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Application } from './application.entity.js';
import { ApplicationChanges } from './application-changes.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { DocumentsService } from './documents.service.js';
import { PlanController } from './plan.controller.js';
import { SharingController } from './sharing.controller.js';
import { applicationsShared } from './sharing-mails.js';
import { Sharings } from './sharing.service.js';
import { StudentsController } from './students.controller.js';
import { StudentsRepository } from './students.repository.js';
import { Students } from './students.service.js';
import { TasksService } from './tasks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Application]), ConsultationsModule],
  controllers: [ApplicationsController, PlanController, SharingController, StudentsController],
  providers: [
    ApplicationsRepository,
    ApplicationsService,
    ApplicationChanges,
    TasksService,
    DocumentsService,
    Sharings,
    Students,
    StudentsRepository,
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule {
  constructor(kinds: MailKinds, sharings: Sharings) {
    kinds.add(applicationsShared, (mail) => sharings.addRecipient(mail));
  }
}
