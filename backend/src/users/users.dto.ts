import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { EmailField } from '../common/fields.js';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

export class Credentials {
  @EmailField({ description: 'E-mail address, unique without regard to case' })
  username!: string;

  // Taken as typed, never trimmed, but the same whichever way the keyboard composes letters.
  @ApiProperty({
    type: String,
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: MAX_PASSWORD_LENGTH,
    example: 'six or more',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFKC') : value))
  @IsString({ message: 'Enter a password.' })
  @ValidateBy(
    {
      name: 'plainText',
      validator: { validate: (v) => typeof v === 'string' && v.isWellFormed() && !/\p{Cc}/u.test(v) },
    },
    { message: 'The password contains characters that cannot be used.' },
  )
  @Matches(/\S/, { message: 'Enter a password.' })
  @MaxLength(MAX_PASSWORD_LENGTH, {
    message: `The password may have at most ${MAX_PASSWORD_LENGTH} characters.`,
  })
  @MinLength(MIN_PASSWORD_LENGTH, {
    message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  })
  password!: string;
}

/** What the client keeps of the session. */
export class SignedIn {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;
}

export class Account {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: 'integer', description: 'Different universities on the shortlist', example: 4 })
  savedUniversities!: number;
}

export class SignedOut {
  @ApiProperty({ example: true })
  loggedOut!: boolean;
}
