import { ApiProperty } from '@nestjs/swagger';
import { WEEKDAYS, type Weekday } from '../common/calendar.js';

export class Office {
  @ApiProperty({ example: 'India' })
  country!: string;

  @ApiProperty({ example: 'Hyderabad, Telangana' })
  address!: string;
}

/** Hours in which the office answers, beginning on one day of the week. */
export class OpenHours {
  @ApiProperty({ enum: WEEKDAYS, enumName: 'Weekday', example: 'Monday' })
  day!: Weekday;

  @ApiProperty({ example: '09:00' })
  from!: string;

  @ApiProperty({ description: 'Not after `from`, it is of the next day', example: '18:00' })
  until!: string;
}

export class Holiday {
  @ApiProperty({ type: String, format: 'date', example: '2026-12-25' })
  day!: string;

  @ApiProperty({ description: "'' when it has none", example: 'Christmas' })
  name!: string;
}

/** When the office answers. The promise of an answer counts every hour, not only these. */
export class OfficeHours {
  @ApiProperty({ description: 'IANA name', example: 'Asia/Kolkata' })
  zone!: string;

  @ApiProperty({ type: [OpenHours], description: 'In the order of the week' })
  hours!: OpenHours[];

  @ApiProperty({ type: [Holiday], description: 'Days on which it is closed, in their order' })
  holidays!: Holiday[];
}

/** Addresses of the consultancy's own pages; '' where it has none. */
export class SocialLinks {
  @ApiProperty({ example: '' })
  facebook!: string;

  @ApiProperty({ example: '' })
  instagram!: string;

  @ApiProperty({ example: '' })
  linkedin!: string;

  @ApiProperty({ example: '' })
  youtube!: string;
}

export class Counselor {
  @ApiProperty({ example: 'Meera Rao' })
  name!: string;

  @ApiProperty({ example: 'M.Ed., with us since 2015; United Kingdom and Ireland' })
  about!: string;
}

/** What families ask of a consultancy before they trust it; '' and [] until the operator has filled it in. */
export class Openness {
  @ApiProperty({
    description: 'Name in law, registration, address, and who hears complaints',
    example: '',
  })
  company!: string;

  @ApiProperty({ description: 'What the consultancy charges whom', example: '' })
  fees!: string;

  @ApiProperty({ description: 'Whether universities pay it commission, and for what', example: '' })
  commission!: string;

  @ApiProperty({ description: 'When money is given back', example: '' })
  refunds!: string;

  @ApiProperty({ type: [Counselor], example: [] })
  counselors!: Counselor[];
}

/** The settings that pages show. The server embeds them as JSON in every page. */
export class SiteSettings {
  @ApiProperty({ example: 'Meridian' })
  brand!: string;

  @ApiProperty({
    description: "Origin of the public address; '' when not set in production",
    example: 'https://www.example.com',
  })
  publicUrl!: string;

  @ApiProperty({ example: '+91 40 5550 0100' })
  phone!: string;

  @ApiProperty({ example: 'hello@meridian.example' })
  email!: string;

  @ApiProperty({ type: [Office] })
  offices!: Office[];

  @ApiProperty({ type: [String], example: ['Mon-Fri 9:00-18:00', 'Sat 10:00-16:00'] })
  hours!: string[];

  @ApiProperty({ type: OfficeHours })
  officeHours!: OfficeHours;

  @ApiProperty({ type: 'integer', description: 'Days for which closed requests are kept', example: 365 })
  retentionDays!: number;

  @ApiProperty({ type: Openness })
  openness!: Openness;

  @ApiProperty({ type: SocialLinks })
  social!: SocialLinks;
}
