import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, TextField } from '../common/fields.js';
import { FIELDS_OF_STUDY } from '../universities/destinations.js';

/** The ten fields of study, and the value for a university saved without one. */
export const SHORTLIST_FIELDS = [...FIELDS_OF_STUDY, 'General Interest'] as const;

export class NewShortlistEntry {
  @TextField('The user', 1, 254, { description: "The session's own username", example: 'asha@example.com' })
  userId!: string;

  @IdField('The university', { example: 1 })
  universityId!: number;

  @ChoiceField('The field of study', SHORTLIST_FIELDS, { example: 'Engineering' })
  fieldOfStudy!: string;
}

export class ShortlistEntryDto {
  @ApiProperty({ example: 'asha@example.com' })
  userId!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  universityId!: number;

  @ApiProperty({ enum: SHORTLIST_FIELDS, example: 'Engineering' })
  fieldOfStudy!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;
}

export class ShortlistRemoval {
  @ApiProperty({ description: 'False when there was nothing to remove', example: true })
  removed!: boolean;
}
