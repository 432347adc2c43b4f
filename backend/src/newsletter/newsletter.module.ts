import { Module } from '@nestjs/common';
import { MailKinds } from '../mail/mail-kinds.js';
import { newsletterConfirmation, newsletterWelcome } from './newsletter-mails.js';
import { NewsletterFormController } from './newsletter-form.controller.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { OneClickController } from './one-click.controller.js';
import { SubscribersController } from './subscribers.controller.js';
import { Subscribers } from './subscribers.service.js';

@Module({
  controllers: [NewsletterController, NewsletterFormController, OneClickController, SubscribersController],
  providers: [NewsletterService, Subscribers],
})
export class NewsletterModule {
  constructor(kinds: MailKinds) {
    kinds.add(newsletterConfirmation);
    kinds.add(newsletterWelcome);
  }
}
