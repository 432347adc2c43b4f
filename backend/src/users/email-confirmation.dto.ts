import { ApiProperty, PickType } from '@nestjs/swagger';
import { NewPassword } from './password-reset.dto.js';

export class EmailConfirmationToken extends PickType(NewPassword, ['token']) {}

export class EmailConfirmationState {
  @ApiProperty({
    description: 'Whether mail to the address of the account is known to arrive',
    example: false,
  })
  emailConfirmed!: boolean;
}
