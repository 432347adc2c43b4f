import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationTask } from '../applications/application-task.entity.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { planReminder } from './plan-reminder.js';
import { PlanReminders } from './plan-reminders.js';
import { PlanSettings } from './plan-settings.entity.js';
import { PlanSettingsController } from './plan-settings.controller.js';
import { PlanSettingsService } from './plan-settings.service.js';
import { PlansController } from './plans.controller.js';

@Module({
  imports: [ApplicationsModule, TypeOrmModule.forFeature([PlanSettings, ApplicationTask])],
  controllers: [PlanSettingsController, PlansController],
  providers: [PlanSettingsService, PlanReminders],
})
export class PlansModule {
  constructor(kinds: MailKinds, reminders: PlanReminders) {
    kinds.add(planReminder, (mail) => reminders.complete(mail));
  }
}
