import { ApiProperty, PickType } from '@nestjs/swagger';
import { IdField } from '../common/fields.js';
import { NewConsultationRequest } from '../consultations/consultations.dto.js';

export class NewSharing {
  @IdField('The request', { description: 'One of `requests`', example: 1 })
  requestId!: number;
}

/** What a request needs besides the address of the account. */
export class RequestToShareWith extends PickType(NewConsultationRequest, ['name', 'phone']) {}

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
