import { ApiProperty } from '@nestjs/swagger';
import { EmailField, TextField } from '../common/fields.js';

export class NewSubscription {
  @EmailField()
  email!: string;
}

export class SubscribedEmail {
  @ApiProperty({ example: 'asha@example.com' })
  email!: string;
}

export class SubscriptionToken {
  @TextField('The token', 1, 200, { description: 'From the link in the mail', example: 'p3Vh…' })
  token!: string;
}
