import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../admin/staff.entity.js';

/** How soon requests were first answered. */
export class ResponseTime {
  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Half of all requests were answered within so many minutes; null below 20 requests',
    example: 214.5,
  })
  medianMinutes!: number | null;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Nine in ten requests were answered within so many minutes; null below 20 requests',
    example: 1102.3,
  })
  p90Minutes!: number | null;

  @ApiProperty({ type: 'integer', description: 'Requests first answered in these days', example: 64 })
  requests!: number;

  @ApiProperty({ type: 'integer', example: 30 })
  days!: number;
}

/** A person of the desk with what is on their side. */
export class TeamMember {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ type: String, nullable: true, example: 'ravi@example.com' })
  email!: string | null;

  @ApiProperty({ example: 'Ravi Iyer' })
  name!: string;

  @ApiProperty({ enum: ROLES, enumName: 'StaffRole', example: 'counselor' })
  role!: Role;

  @ApiProperty({ example: true })
  active!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Requests that are neither completed nor withdrawn',
    example: 7,
  })
  open!: number;

  @ApiProperty({ type: 'integer', description: 'Requests whose visitor waits for an answer', example: 2 })
  waiting!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the one waits who has waited for the longest time',
    example: '2026-11-20T09:30:00.000Z',
  })
  waitingSince!: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Requests they first answered in the last 30 days',
    example: 12,
  })
  answered!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Median minutes from those requests to their first answer; null when there are none',
    example: 214.5,
  })
  medianMinutes!: number | null;
}
