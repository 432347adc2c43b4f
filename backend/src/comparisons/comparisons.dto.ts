import { ApiProperty } from '@nestjs/swagger';
import { IdsField } from '../common/fields.js';

export const MAX_COMPARED = 4;

export class NewComparison {
  @IdsField('The universities', 2, MAX_COMPARED, { example: [1, 2] })
  universityIds!: number[];
}

export class ComparisonDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({
    description: 'Opens the comparison to whoever has it',
    example: 'Jv8w0Zb5nTqXr2LkM9sYc4PdHfA1uEoGi7RtVxBzKWQ',
  })
  token!: string;

  @ApiProperty({ type: [Number], description: 'In the order they were given', example: [1, 2] })
  universityIds!: number[];

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

export class ComparisonRemoval {
  @ApiProperty({ description: 'False when there was nothing to revoke', example: true })
  removed!: boolean;
}
