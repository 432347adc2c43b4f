import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Lead } from '../admin/admin.guard.js';
import { Polled } from '../common/caching.js';
import { AccountsAtAGlance } from './account.dto.js';
import { AccountService } from './account.service.js';

@ApiTags('users')
@Controller('admin/accounts')
export class AdminAccountsController {
  constructor(private readonly accounts: AccountService) {}

  @Get()
  @Lead()
  @Polled()
  @ApiOperation({ summary: 'Student accounts at a glance' })
  @ApiOkResponse({ type: AccountsAtAGlance })
  getAccountsAtAGlance(): Promise<AccountsAtAGlance> {
    return this.accounts.atAGlance();
  }
}
