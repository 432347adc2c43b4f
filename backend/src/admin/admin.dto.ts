import { ApiProperty } from '@nestjs/swagger';
import { CountField, TextField } from '../common/fields.js';
import { ROLES, type Role } from './staff.entity.js';

/** Whom a token belongs to. */
export class StaffMember {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "The person's number; null for ADMIN_TOKEN, which is nobody's",
    example: 1,
  })
  id!: number | null;

  @ApiProperty({ description: 'As the history names them; "Office" for ADMIN_TOKEN', example: 'Asha Rao' })
  name!: string;

  @ApiProperty({
    enum: ROLES,
    enumName: 'StaffRole',
    description: 'ADMIN_TOKEN is an owner',
    example: 'lead',
  })
  role!: Role;
}

export class TokenDays {
  @CountField('The days', 3650, { description: 'After which the token runs out', example: 90 })
  days!: number;
}

export class NewStaffToken extends TokenDays {
  @TextField('The name', 1, 80, {
    description:
      "A person's name or e-mail address; a name that nobody has becomes a person of the role `lead`",
    example: 'Asha Rao',
  })
  name!: string;
}

/** A person's token, without the token. */
export class StaffToken {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ type: 'integer', description: 'The person it belongs to', example: 1 })
  staffId!: number;

  @ApiProperty({ description: "The person's name", example: 'Asha Rao' })
  name!: string;

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
