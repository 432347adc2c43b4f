import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Admin } from '../admin/admin.guard.js';
import { Polled } from '../common/caching.js';

class AccountAtAGlance {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: 'integer', description: 'Universities saved', example: 4 })
  saved!: number;
}

class AccountsAtAGlance {
  @ApiProperty({ type: 'integer', example: 42 })
  total!: number;

  @ApiProperty({ type: [AccountAtAGlance], description: 'Newest first, 20 at most' })
  newest!: AccountAtAGlance[];
}

@ApiTags('users')
@Controller('admin/accounts')
export class AdminAccountsController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get()
  @Admin()
  @Polled()
  @ApiOperation({ summary: 'Student accounts at a glance' })
  @ApiOkResponse({ type: AccountsAtAGlance })
  async getAccountsAtAGlance(): Promise<AccountsAtAGlance> {
    const [counted] = await this.database.query<[{ total: number }]>(
      'SELECT count(*)::int AS total FROM users',
    );
    const newest = await this.database.query<AccountAtAGlance[]>(
      `SELECT username, "createdAt",
         (SELECT count(DISTINCT "universityId")::int FROM shortlist_entries WHERE "userId" = u.id) AS saved
       FROM users u ORDER BY id DESC LIMIT 20`,
    );
    return { ...counted, newest };
  }
}
