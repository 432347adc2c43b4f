import { ApiProperty } from '@nestjs/swagger';
import { CountField, TextField } from '../common/fields.js';

/** Whom a token belongs to. */
export class StaffMember {
  @ApiProperty({ description: 'As the history names them; "Office" for ADMIN_TOKEN', example: 'Asha Rao' })
  name!: string;
}

export class NewStaffToken {
  @TextField('The name', 1, 80, { example: 'Asha Rao' })
  name!: string;

  @CountField('The days', 3650, { description: 'After which the token runs out', example: 90 })
  days!: number;
}

/** A person's token, without the token. */
export class StaffToken extends StaffMember {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({ format: 'date-time', example: '2027-02-18T09:30:00.000Z' })
  expiresAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  revokedAt!: Date | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'To the hour',
    example: null,
  })
  lastUsedAt!: Date | null;
}

export class CreatedStaffToken extends StaffToken {
  @ApiProperty({ description: 'Shown this once; the database keeps its SHA-256 only', example: 'p3Vh…' })
  token!: string;
}

/** Who took a list out as a file. */
export class ExportRecord {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'consultation-requests' })
  list!: string;

  @ApiProperty({ example: 'Asha Rao' })
  staffName!: string;

  @ApiProperty({ type: 'integer', example: 1042 })
  rows!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: Date;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null: it was broken off',
    example: '2026-11-20T09:30:01.000Z',
  })
  finishedAt!: Date | null;
}
