import { Module } from '@nestjs/common';
import { NewsletterFormController } from './newsletter-form.controller.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { OneClickController } from './one-click.controller.js';

@Module({
  controllers: [NewsletterController, NewsletterFormController, OneClickController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
