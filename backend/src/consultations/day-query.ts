import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { isDay } from '../common/calendar.js';

/** Query parameter that is a day of the calendar, YYYY-MM-DD; '' is the same as absent. */
export function DayQuery(label: string, documentation: { description: string }) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', example: '2026-11-20', ...documentation }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    IsOptional(),
    ValidateBy(
      { name: 'day', validator: { validate: isDay } },
      { message: `${label} must be a day like 2026-11-20.` },
    ),
  );
}
