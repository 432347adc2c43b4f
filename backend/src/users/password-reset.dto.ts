import { ApiProperty, PickType } from '@nestjs/swagger';
import { TextField } from '../common/fields.js';
import { Credentials } from './users.dto.js';

export class PasswordResetRequest extends PickType(Credentials, ['username']) {}

export class PasswordResetRequested {
  @ApiProperty({ example: true, description: 'True whether or not there is such an account' })
  requested!: boolean;
}

export class NewPassword extends PickType(Credentials, ['password']) {
  @TextField('The token', 1, 200, { description: 'From the link in the mail', example: 'p3Vh…' })
  token!: string;
}
