import { Module } from '@nestjs/common';
import { ConsultationsModule } from '../consultations/consultations.module.js';
import { StaffController } from './staff.controller.js';
import { StaffPersons } from './staff.service.js';

@Module({ imports: [ConsultationsModule], controllers: [StaffController], providers: [StaffPersons] })
export class StaffModule {}
