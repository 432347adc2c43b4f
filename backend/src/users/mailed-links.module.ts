import { Module } from '@nestjs/common';
import { MailKinds } from '../mail/mail-kinds.js';
import { emailConfirmation, passwordReset } from './account-mails.js';
import { EmailConfirmationController } from './email-confirmation.controller.js';
import { EmailConfirmations } from './email-confirmation.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-reset.service.js';

/** What students do with links that are mailed to the account's address. */
@Module({
  controllers: [PasswordResetController, EmailConfirmationController],
  providers: [PasswordResets, EmailConfirmations],
})
export class MailedLinksModule {
  constructor(kinds: MailKinds, resets: PasswordResets, confirmations: EmailConfirmations) {
    kinds.add(passwordReset, (mail) => resets.addLink(mail));
    kinds.add(emailConfirmation, (mail) => confirmations.addLink(mail));
  }
}
