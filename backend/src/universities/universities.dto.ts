import { ApiProperty } from '@nestjs/swagger';
import { CountQuery, FilterQuery, NumberQuery } from '../common/fields.js';
import { DESTINATIONS, FIELDS_OF_STUDY } from './destinations.js';
import { FIGURE_BASES, type FigureBasis } from './university.entity.js';

const basis = { enum: FIGURE_BASES, enumName: 'FigureBasis' } as const;

export class UniversityDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'the-university-of-melbourne' })
  slug!: string;

  @ApiProperty({ example: 'The University of Melbourne' })
  name!: string;

  @ApiProperty({ example: 'Melbourne' })
  city!: string;

  @ApiProperty({ type: String, nullable: true, description: 'State, Land or région', example: null })
  region!: string | null;

  @ApiProperty({ enum: DESTINATIONS, example: 'Australia' })
  country!: string;

  @ApiProperty({ example: 'The University of Melbourne was founded in 1853.' })
  description!: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 1853 })
  establishedYear!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 50303 })
  studentPopulation!: number | null;

  @ApiProperty({ type: 'integer', description: 'US dollars a year', example: 22000 })
  tuitionMinUSD!: number;

  @ApiProperty({ type: 'integer', description: 'US dollars a year', example: 38000 })
  tuitionMaxUSD!: number;

  @ApiProperty({
    ...basis,
    description: 'Whether the tuition is published by or for this university, or indicative',
  })
  tuitionBasis!: FigureBasis;

  @ApiProperty({ example: '2025-26' })
  tuitionYear!: string;

  @ApiProperty({ description: 'Who publishes the tuition figure', example: 'Study Australia' })
  tuitionSource!: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://www.unimelb.edu.au' })
  website!: string | null;

  @ApiProperty({ type: [String], enum: FIELDS_OF_STUDY, example: ['Engineering'] })
  programs!: string[];

  @ApiProperty({ description: 'False: the university offers more than `programs` lists', example: true })
  programsComplete!: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Lower bound of the published band',
    example: 19,
  })
  worldRank!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Rank or band as published', example: '19' })
  worldRankDisplay!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'QS World University Rankings' })
  worldRankPublisher!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 2026 })
  worldRankYear!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Position within the country in the same list',
    example: 1,
  })
  countryRank!: number | null;

  @ApiProperty({ type: 'integer', description: 'Times 100, on the 4.0 scale', example: 320 })
  undergraduateGpaMin!: number;

  @ApiProperty({ type: 'integer', description: 'Times 100, on the 4.0 scale', example: 380 })
  undergraduateGpaMax!: number;

  @ApiProperty({ type: 'integer', description: 'Times 100, on the 4.0 scale', example: 330 })
  graduateGpaMin!: number;

  @ApiProperty({ type: 'integer', description: 'Times 100, on the 4.0 scale', example: 390 })
  graduateGpaMax!: number;

  @ApiProperty({ ...basis, description: 'Whether the GPA bands are published, or indicative' })
  gpaBasis!: FigureBasis;

  @ApiProperty({ type: Number, nullable: true, example: -37.81 })
  latitude!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 144.96 })
  longitude!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'public, private or church', example: 'public' })
  sector!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    description: 'Source key per group of facts',
    example: { ranking: 'qs2026' },
  })
  sources!: Record<string, string | null>;
}

export class UniversityQuery {
  @FilterQuery('The country', ['all'], { description: '"all" or "" is no filter' })
  country?: string;

  @FilterQuery('The field of study', ['all'], {
    description: '"all" or "" is no filter',
  })
  fieldOfStudy?: string;

  @NumberQuery('The undergraduate GPA', 0, 4, {
    description: 'Keeps universities whose minimum this GPA meets',
  })
  minUndergraduateGpa?: number;

  @NumberQuery('The graduate GPA', 0, 4, {
    description: 'Keeps universities whose minimum this GPA meets',
  })
  minGraduateGpa?: number;

  @NumberQuery('The maximum tuition', 0, Number.MAX_SAFE_INTEGER, {
    description: 'US dollars a year; keeps universities that start at or under it',
  })
  maxTuitionUSD?: number;

  @CountQuery('The limit', { description: 'Items a page; every match without it' })
  limit?: number;

  @CountQuery('The cursor', { description: 'From the Link header of the page before' })
  cursor?: number;
}
