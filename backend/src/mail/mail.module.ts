import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/config.js';
import { DevInboxController } from './dev-inbox.controller.js';
import { Mail } from './mail.entity.js';
import { MailKinds } from './mail-kinds.js';
import { MailWorker } from './mail-worker.js';
import { MailsController } from './mails.controller.js';
import { Mails } from './mails.service.js';

/** The outbox and what sends it. Global, because any module may have something to write. */
@Global()
@Module({})
export class MailModule {
  static with({ production, smtpUrl }: Config): DynamicModule {
    const unsentMailsAreShown = !production && !smtpUrl;
    return {
      module: MailModule,
      imports: [TypeOrmModule.forFeature([Mail])],
      controllers: [MailsController, ...(unsentMailsAreShown ? [DevInboxController] : [])],
      providers: [Mails, MailKinds, MailWorker],
      exports: [Mails, MailKinds],
    };
  }
}
