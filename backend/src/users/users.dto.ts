import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { EmailField } from '../common/fields.js';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

/**
 * A password, taken as typed and never trimmed. Unicode is normalised, because keyboards compose letters differently.
 * @param tooShort the sentence for one that is shorter than any password
 */
export function PasswordField(tooShort = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`) {
  return applyDecorators(
    ApiProperty({
      type: String,
      minLength: MIN_PASSWORD_LENGTH,
      maxLength: MAX_PASSWORD_LENGTH,
      example: 'six or more',
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize('NFKC') : value,
    ),
    MinLength(MIN_PASSWORD_LENGTH, { message: tooShort }),
    MaxLength(MAX_PASSWORD_LENGTH, {
      message: `The password may have at most ${MAX_PASSWORD_LENGTH} characters.`,
    }),
    Matches(/\S/, { message: 'Enter a password.' }),
    ValidateBy(
      {
        name: 'plainText',
        validator: {
          validate: (v) => typeof v === 'string' && v.isWellFormed() && !/\p{Cc}/u.test(v),
        },
      },
      { message: 'The password contains characters that cannot be used.' },
    ),
    IsString({ message: 'Enter a password.' }),
  );
}

export class Credentials {
  @EmailField({ description: 'E-mail address, unique without regard to case' })
  username!: string;

  @PasswordField()
  password!: string;
}

/** The session, as far as the client keeps it. */
export class SignedIn {
  @ApiProperty({ example: 'asha@example.com' })
  username!: string;
}

export class SignedOut {
  @ApiProperty({ example: true })
  loggedOut!: boolean;
}
