import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailKinds } from '../mail/mail-kinds.js';
import { AccountController } from './account.controller.js';
import { AccountExports } from './account-export.service.js';
import { accountDeleted } from './account-mails.js';
import { AccountService } from './account.service.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { Session } from './session.entity.js';
import { Sessions } from './sessions.service.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

/** Accounts and sessions. Global, because any module may have routes for students. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([User, Session])],
  controllers: [UsersController, AccountController, AdminAccountsController],
  providers: [UsersService, AccountService, AccountExports, Sessions],
  exports: [Sessions],
})
export class UsersModule {
  constructor(kinds: MailKinds) {
    kinds.add(accountDeleted);
  }
}
