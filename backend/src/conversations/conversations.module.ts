import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsultationMessage } from '../consultations/consultation-message.entity.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { AdminConversationsController } from './admin-conversations.controller.js';
import { messageToStaff, messageToVisitor } from './conversation-mails.js';
import { ConversationNews } from './conversation-news.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { PrivateConversationsController } from './private-conversations.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationMessage])],
  controllers: [PrivateConversationsController, AdminConversationsController],
  providers: [ConversationsService, ConversationsRepository, ConversationNews],
})
export class ConversationsModule {
  constructor(kinds: MailKinds, conversations: ConversationsService) {
    kinds.add(messageToVisitor, (mail) => conversations.addLink(mail));
    kinds.add(messageToStaff, (mail) => conversations.addRecipient(mail));
  }
}
