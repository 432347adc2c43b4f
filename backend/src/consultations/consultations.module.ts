import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminConsultationsController } from './admin-consultations.controller.js';
import { ConsultationRequest } from './consultation-request.entity.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { ContactFormController } from './contact-form.controller.js';
import { ConsultationsService } from './consultations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationRequest])],
  controllers: [ConsultationsController, AdminConsultationsController, ContactFormController],
  providers: [ConsultationsService, ConsultationsRepository],
})
export class ConsultationsModule {}
