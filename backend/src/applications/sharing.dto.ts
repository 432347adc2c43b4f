import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { IdField } from '../common/fields.js';
import { NewConsultationRequest } from '../consultations/consultations.dto.js';

const PlanField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: Boolean,
      description: 'Whether tasks and documents are shared, too; once they are, they stay so until it ends',
      example: true,
    }),
    IsOptional(),
    IsBoolean({ message: 'Say with true or false whether tasks and documents are shared, too.' }),
  );

export class NewSharing {
  @IdField('The request', { description: 'One of `requests`', example: 1 })
  requestId!: number;

  @PlanField()
  plan?: boolean;
}

/** What a request needs besides the address of the account. */
export class RequestToShareWith extends PickType(NewConsultationRequest, ['name', 'phone']) {
  @PlanField()
  plan?: boolean;
}

/** One of the student's own consultation requests. */
export class OwnRequest {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ description: 'As it was given in the request', example: 'Asha Rao' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Canada' })
  country!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Law' })
  course!: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who has it; null: nobody yet',
    example: 'Ravi Iyer',
  })
  counselor!: string | null;
}

class Sharing extends OwnRequest {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  sharedSince!: string;

  @ApiProperty({ description: 'Whether tasks and documents are shared, too', example: true })
  plan!: boolean;
}

export class SharingState {
  @ApiProperty({ description: 'Without it nothing can be shared, and no request is named', example: true })
  emailConfirmed!: boolean;

  @ApiProperty({
    type: [Sharing],
    description: 'The request with which the applications are shared, if they are',
  })
  shared!: Sharing[];

  @ApiProperty({
    type: [OwnRequest],
    description: 'The newest twenty of the same e-mail address that are not withdrawn',
  })
  requests!: OwnRequest[];
}
