import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsultationMessage } from '../consultations/consultation-message.entity.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { AdminConversationsController } from './admin-conversations.controller.js';
import { messageToStaff, messageToVisitor } from './conversation-mails.js';
import { CannedAnswer } from './canned-answer.entity.js';
import { CannedAnswersController } from './canned-answers.controller.js';
import { CannedAnswers } from './canned-answers.service.js';
import { ConversationNews } from './conversation-news.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { PrivateConversationsController } from './private-conversations.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([CannedAnswer, ConsultationMessage])],
  controllers: [PrivateConversationsController, AdminConversationsController, CannedAnswersController],
  providers: [ConversationsService, ConversationsRepository, ConversationNews, CannedAnswers],
})
export class ConversationsModule {
  constructor(kinds: MailKinds, conversations: ConversationsService) {
    kinds.add(messageToVisitor, (mail) => conversations.addLink(mail));
    kinds.add(messageToStaff, (mail) => conversations.addRecipient(mail));
  }
}
