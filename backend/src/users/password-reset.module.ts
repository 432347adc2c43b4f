import { Module } from '@nestjs/common';
import { MailKinds } from '../mail/mail-kinds.js';
import { passwordReset } from './account-mails.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-reset.service.js';

@Module({ controllers: [PasswordResetController], providers: [PasswordResets] })
export class PasswordResetModule {
  constructor(kinds: MailKinds, resets: PasswordResets) {
    kinds.add(passwordReset, (mail) => resets.addLink(mail));
  }
}
