import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { TextField } from '../common/fields.js';

export class CannedAnswerText {
  @TextField('The title', 1, 80, { example: 'Documents for Canada' })
  title!: string;

  @TextField('The text', 1, 4000, {
    lines: true,
    description: '`{name}` and `{country}` stand for those of the request; no other word may stand in braces',
    example: 'Hello {name}, for {country} we need your marks of classes ten and twelve.',
  })
  @Matches(/^(?:[^{]|\{(?!\w+\})|\{(?:name|country)\})*$/i, {
    message: 'Only {name} and {country} are filled in. Please write out what else stands in braces.',
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
