import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { TextField } from '../common/fields.js';

export class CannedAnswerText {
  @TextField('The title', 1, 80, { example: 'Documents for Canada' })
  title!: string;

  @TextField('The text', 1, 4000, {
    lines: true,
    description: '`{name}` and `{country}` stand for those of the request',
    example: 'Hello {name}, for {country} we need your marks of classes ten and twelve.',
  })
  text!: string;
}

export class NewCannedAnswer extends CannedAnswerText {
  @ApiProperty({
    description: 'Whether everybody gets it; only leads and owners may do that',
    example: true,
  })
  @IsBoolean({ message: 'Say with true or false whether it is for all.' })
  forAll!: boolean;
}

export class CannedAnswerDto extends NewCannedAnswer {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
}

export class CannedAnswerRemoved {
  @ApiProperty({ example: true })
  removed!: boolean;
}
