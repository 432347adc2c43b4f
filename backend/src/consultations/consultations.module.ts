import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailKinds } from '../mail/mail-kinds.js';
import { AdminConsultationsController } from './admin-consultations.controller.js';
import { AdminRequestController } from './admin-request.controller.js';
import { AnswersController } from './answers.controller.js';
import { Answers } from './answers.service.js';
import { acknowledgement, answerDue, answerOverdue, staffNotice } from './consultation-mails.js';
import { requestsAssigned } from './assignment-mails.js';
import { AssignmentsController } from './assignments.controller.js';
import { AssignmentsService } from './assignments.js';
import { AutomaticAssignment } from './automatic-assignment.js';
import { ContactsController } from './contacts.controller.js';
import { Contacts } from './contacts.js';
import { ConsultationEvent } from './consultation-event.entity.js';
import { ConsultationRequest } from './consultation-request.entity.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { ContactFormController } from './contact-form.controller.js';
import { ConsultationsService } from './consultations.service.js';
import { DeskRepository } from './desk.repository.js';
import { DeskService } from './desk.service.js';
import { Escalation } from './escalation.js';
import { PrivateRequestsController } from './private-requests.controller.js';
import { PrivateRequests } from './private-requests.service.js';
import { StatusChangesService } from './status-changes.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationEvent, ConsultationRequest])],
  controllers: [
    ConsultationsController,
    AdminConsultationsController,
    AdminRequestController,
    AssignmentsController,
    ContactsController,
    AnswersController,
    ContactFormController,
    PrivateRequestsController,
  ],
  providers: [
    ConsultationsService,
    ConsultationsRepository,
    PrivateRequests,
    DeskService,
    DeskRepository,
    StatusChangesService,
    AssignmentsService,
    Contacts,
    Answers,
    AutomaticAssignment,
    Escalation,
  ],
  exports: [AutomaticAssignment, ConsultationsService],
})
export class ConsultationsModule {
  constructor(kinds: MailKinds, escalation: Escalation, assignments: AssignmentsService) {
    kinds.add(acknowledgement);
    kinds.add(staffNotice);
    for (const text of [answerDue, answerOverdue]) kinds.add(text, (mail) => escalation.current(mail));
    kinds.add(requestsAssigned, (mail) => assignments.complete(mail));
  }
}
