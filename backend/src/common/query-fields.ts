import { applyDecorators } from '@nestjs/common';
import { type ApiPropertyOptions, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { cleanText, type FieldDocumentation, isId, PlainText } from './fields.js';

/** Query parameter that filters by a text; '' and the given words mean no filter. */
export function FilterQuery(
  label: string,
  noFilter: readonly string[],
  { maxLength = 200, ...documentation }: FieldDocumentation & { maxLength?: number } = {},
) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength, ...documentation }),
    Transform(({ value }) => {
      const text = cleanText(value);
      return text === '' || noFilter.includes(text as string) ? undefined : text;
    }),
    IsOptional(),
    MaxLength(maxLength, { message: `${label} may have at most ${maxLength} characters.` }),
    PlainText(label),
    IsString({ message: `${label} may be given once, as text.` }),
  );
}

/** Query parameter that is one of a list; '' is the same as absent. */
export function ChoiceQuery(
  label: string,
  choices: readonly string[],
  documentation: ApiPropertyOptions = {},
) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, enum: [...choices], ...documentation } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    IsOptional(),
    IsIn(choices, { message: `${label} must be one of: ${choices.join(', ')}.` }),
  );
}

/** Query parameter that is a list of at most `max` ids; each counts once, in whatever order. */
export function IdsQuery(label: string, max: number, documentation: FieldDocumentation = {}) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, pattern: '^[1-9]\\d*(,[1-9]\\d*)*$', ...documentation }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(value)
        ? [...new Set(value.split(',').map(Number))].sort((a, b) => a - b)
        : value,
    ),
    ValidateIf((_, value) => value !== undefined),
    ValidateBy(
      {
        name: 'ids',
        validator: { validate: (v) => Array.isArray(v) && v.length <= max && v.every(isId) },
      },
      { message: `${label} must be at most ${max} whole numbers from 1, separated by commas.` },
    ),
  );
}

/** Query parameter "west,south,east,north" in degrees, within the world; becomes the four numbers. */
export function BoxQuery(documentation: FieldDocumentation = {}) {
  const number = '-?\\d{1,3}(\\.\\d{1,10})?';
  const pattern = `^${number}(,${number}){3}$`;
  return applyDecorators(
    ApiPropertyOptional({ type: String, pattern, example: '-11,49,2,61', ...documentation }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && new RegExp(pattern).test(value) ? value.split(',').map(Number) : value,
    ),
    ValidateIf((_, value) => value !== undefined),
    ValidateBy(
      { name: 'box', validator: { validate: isBox } },
      {
        message:
          'The box must be west,south,east,north in degrees, with west below east and south below north.',
      },
    ),
  );
}

function isBox(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'number')) return false;
  const [west, south, east, north] = value as [number, number, number, number];
  return west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
}

/** Replaces every larger number. It is more than any tuition, and fits the database's types. */
const BEYOND_ALL = 1e15;

/** Query parameter that must be a number from `min` to `max`, or of any size from `min`. */
export function NumberQuery(
  label: string,
  min: number,
  max: number | undefined,
  documentation: FieldDocumentation = {},
) {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  const options = { message: `${label} must be a number ${range}.` };
  return applyDecorators(
    ApiPropertyOptional({
      type: Number,
      minimum: min,
      ...(max !== undefined && { maximum: max }),
      ...documentation,
    } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(value)
        ? Math.min(Number(value), max === undefined ? BEYOND_ALL : Infinity)
        : value,
    ),
    ValidateIf((_, value) => value !== undefined),
    Min(min, options),
    Max(max ?? BEYOND_ALL, options),
    IsNumber({}, options),
  );
}

/** Query parameter that must be a whole number from 1, of at most 15 digits. */
export function CountQuery(label: string, documentation: FieldDocumentation = {}) {
  const options = { message: `${label} must be a whole number from 1, of at most 15 digits.` };
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, ...documentation } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,15}(\.0+)?$/.test(value) ? Number(value) : value,
    ),
    ValidateIf((_, value) => value !== undefined),
    Min(1, options),
    IsInt(options),
  );
}
