import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { MAX_ID } from './id-param.js';

/** Field decorators: each states validation and documentation of a field at once, with the sentence a person reads. */

export interface FieldDocumentation {
  description?: string;
  example?: string | number;
}

// Control characters, line and paragraph separators, and the invisible marks that reverse text.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const CONTROL_EXCEPT_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Trims and composes (NFC); line ends become \n. Anything but a string is left for the validators to refuse. */
export function cleanText(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().normalize('NFC').replaceAll('\r\n', '\n') : value;
}

export function PlainText(label: string, options: { lines?: boolean } = {}) {
  const control = options.lines ? CONTROL_EXCEPT_LINES : CONTROL;
  return ValidateBy(
    {
      name: 'plainText',
      validator: {
        validate: (value) => typeof value === 'string' && value.isWellFormed() && !control.test(value),
      },
    },
    { message: `${label} contains characters that cannot be used.` },
  );
}

/** Fillers of Hangul count as letters but are invisible. */
const VISIBLE = {
  letters: /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}]/u,
  signs: /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u,
};

/**
 * Required text of `min` to `max` characters, on one line unless `lines` says otherwise. It needs a letter or a digit; with
 * `signs` a sign will do, as in the message "👍".
 */
export function TextField(
  label: string,
  min: number,
  max: number,
  {
    lines = false,
    signs = false,
    ...documentation
  }: FieldDocumentation & { lines?: boolean; signs?: boolean } = {},
) {
  return applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max, ...documentation }),
    Transform(({ value }) => cleanText(value)),
    // A text of invisible characters only is refused.
    Matches(signs ? VISIBLE.signs : VISIBLE.letters, {
      message: `${label} needs ${signs ? 'a visible character' : 'a letter or a digit'}.`,
    }),
    Length(min, max, {
      message: ({ value }) =>
        typeof value === 'string' && value.length > max
          ? `${label} may have at most ${max} characters.`
          : min > 1 && value
            ? `${label} needs at least ${min} characters.`
            : `${label} is required.`,
    }),
    PlainText(label, { lines }),
    IsString({ message: `${label} is required.` }),
  );
}

export function EmailField(documentation: FieldDocumentation = {}) {
  const message = 'Enter a valid e-mail address.';
  return applyDecorators(
    ApiProperty({
      type: String,
      format: 'email',
      maxLength: 254,
      example: 'asha@example.com',
      ...documentation,
    }),
    Transform(({ value }) => cleanText(value)),
    MaxLength(254, { message: 'The e-mail address may have at most 254 characters.' }),
    IsEmail({}, { message }),
    // The standard also allows quoted spaces and markup, and invisible letters. No real mailbox needs them.
    Matches(/^[^\p{C}\p{Z}"]+$/u, { message }),
    PlainText('The e-mail address'),
    IsString({ message }),
  );
}

/** Digits, at least five, and what people write between them. */
const PHONE = /^[ +().-]*(\d[ +().-]*){5,}$/;

export function PhoneField() {
  const message = 'Enter a phone number: digits, spaces and + - ( ) . with at least 5 digits.';
  return applyDecorators(
    ApiProperty({
      type: String,
      minLength: 5,
      maxLength: 32,
      pattern: PHONE.source,
      example: '+91 98765 43210',
    }),
    Transform(({ value }) => cleanText(value)),
    Length(5, 32, { message: 'The phone number needs 5 to 32 characters.' }),
    Matches(PHONE, { message }),
    IsString({ message }),
  );
}

/** Optional text: absent, null and '' are the same, null. */
export function OptionalTextField(label: string, max: number, documentation: FieldDocumentation = {}) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, ...documentation }),
    Transform(({ value }) => nullIfEmpty(cleanText(value))),
    IsOptional(),
    MaxLength(max, { message: `${label} may have at most ${max} characters.` }),
    PlainText(label, { lines: true }),
    IsString({ message: `${label} must be text.` }),
  );
}

/** One of a list; absent, null and '' are the same, null. */
export function OptionalChoiceField(
  label: string,
  choices: readonly string[],
  documentation: FieldDocumentation = {},
) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, enum: ['', ...choices, null], ...documentation }),
    // Text of spaces only is neither a choice nor "none", so it is left to be refused.
    Transform(({ value }: { value: unknown }) => nullIfEmpty(value) && cleanText(value)),
    IsOptional(),
    IsIn(choices, { message: `${label} must be one of: ${choices.join(', ')}.` }),
  );
}

export function ChoiceField(
  label: string,
  choices: readonly string[],
  documentation: ApiPropertyOptions = {},
) {
  return applyDecorators(
    ApiProperty({ type: String, enum: [...choices], ...documentation }),
    Transform(({ value }) => cleanText(value)),
    IsIn(choices, { message: `${label} must be one of: ${choices.join(', ')}.` }),
  );
}

/** Whole number from 1; JSON numbers only. */
export function IdField(label: string, documentation: FieldDocumentation = {}) {
  const message = `${label} must be a whole number from 1.`;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, ...documentation }),
    Min(1, { message }),
    Max(Number.MAX_SAFE_INTEGER, { message: `${label} is too large.` }),
    IsInt({ message }),
  );
}

/** Whole number from 1 to `max`; JSON numbers only. */
export function CountField(label: string, max: number, documentation: FieldDocumentation = {}) {
  const message = `${label} must be a whole number from 1 to ${max}.`;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: max, ...documentation }),
    Min(1, { message }),
    Max(max, { message }),
    IsInt({ message }),
  );
}

/** Number; JSON numbers only. Absent stays absent, null is null. */
export function OptionalNumberField(
  label: string,
  { min, max, decimals = 0 }: { min: number; max: number; decimals?: number },
  documentation: FieldDocumentation = {},
) {
  const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  const scale = 10 ** decimals;
  return applyDecorators(
    ApiPropertyOptional({
      type: decimals === 0 ? 'integer' : 'number',
      nullable: true,
      minimum: min,
      maximum: max,
      ...documentation,
    }),
    IsOptional(),
    ValidateBy(
      {
        name: 'number',
        validator: {
          validate: (v) =>
            typeof v === 'number' && v >= min && v <= max && Math.round(v * scale) / scale === v,
        },
      },
      { message: `${label} must be ${kind} from ${min} to ${max}.` },
    ),
  );
}

/** Different choices of a list, kept in its order. Absent stays absent; null and [] are the same, []. */
export function OptionalChoicesField(
  label: string,
  choices: readonly string[],
  documentation: ApiPropertyOptions = {},
) {
  return applyDecorators(
    ApiPropertyOptional({
      type: [String],
      nullable: true,
      enum: choices,
      uniqueItems: true,
      ...documentation,
    } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every((item) => choices.includes(item as string))
        ? choices.filter((choice) => value.includes(choice))
        : value === null
          ? []
          : value,
    ),
    ValidateIf((_, value) => value !== undefined),
    ValidateBy(
      {
        name: 'choices',
        validator: {
          validate: (v) => Array.isArray(v) && v.every((item) => choices.includes(item as string)),
        },
      },
      { message: `${label} must be a list of: ${choices.join(', ')}.` },
    ),
  );
}

/** Different ids in the given order; JSON numbers only. */
export function IdsField(label: string, min: number, max: number, documentation: ApiPropertyOptions = {}) {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: min,
      maxItems: max,
      uniqueItems: true,
      ...documentation,
    } as ApiPropertyOptions),
    ValidateBy(
      {
        name: 'ids',
        validator: {
          validate: (v) =>
            Array.isArray(v) &&
            v.length >= min &&
            v.length <= max &&
            new Set(v).size === v.length &&
            v.every(isId),
        },
      },
      { message: `${label} must be ${min} to ${max} different whole numbers from 1.` },
    ),
  );
}

/** Whole number from 1, or null; JSON numbers only. It has to be there. */
export function NullableIdField(label: string, documentation: FieldDocumentation = {}) {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, nullable: true, ...documentation }),
    ValidateBy(
      { name: 'nullableId', validator: { validate: (v) => v === null || (isId(v) && Number(v) <= MAX_ID) } },
      { message: `${label} must be a whole number from 1, or null.` },
    ),
  );
}

/** Whole number from 1; absent and null are the same. */
export function OptionalIdField(label: string, documentation: FieldDocumentation = {}) {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, nullable: true, ...documentation }),
    IsOptional(),
    ValidateBy(
      { name: 'optionalId', validator: { validate: isId } },
      { message: `${label} must be a whole number from 1.` },
    ),
  );
}

export const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;

function nullIfEmpty(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}
