import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  BoxQuery,
  ChoiceQuery,
  CountQuery,
  FilterQuery,
  IdsQuery,
  NumberQuery,
} from '../common/query-fields.js';
import { DESTINATIONS, FIELDS_OF_STUDY } from './destinations.js';
import { FIGURE_BASES, type FigureBasis } from './university.entity.js';

const gpa = {
  type: 'integer',
  nullable: true,
  description:
    'Times 100, on the 4.0 scale; where `gpaBasis` is indicative, our estimate by world rank. null: no estimate',
} as const;
const undergraduateGpa = {
  ...gpa,
  description: `${gpa.description}, as where the university takes nobody, or hardly anybody, straight after school`,
} as const;
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

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'State, province, Land or région; in the United Kingdom the nation',
    example: 'Victoria',
  })
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
    description:
      'Whether the tuition is a figure for this very university (`published`: by itself, a statistics office or a register, or as the press, a portal or an agent reports it; `tuitionSource` then begins with "Reported:") or `indicative`, a range for universities of its kind',
  })
  tuitionBasis!: FigureBasis;

  @ApiProperty({ example: '2025-26' })
  tuitionYear!: string;

  @ApiProperty({ description: 'Who publishes the tuition figure', example: 'Study Australia' })
  tuitionSource!: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://www.unimelb.edu.au' })
  website!: string | null;

  @ApiProperty({
    description: 'Teaches mostly at a distance, so that it rarely sponsors a student visa',
    example: false,
  })
  distance!: boolean;

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

  @ApiProperty({ ...undergraduateGpa, example: 320 })
  undergraduateGpaMin!: number | null;

  @ApiProperty({ ...undergraduateGpa, example: 380 })
  undergraduateGpaMax!: number | null;

  @ApiProperty({ ...gpa, example: 330 })
  graduateGpaMin!: number | null;

  @ApiProperty({ ...gpa, example: 390 })
  graduateGpaMax!: number | null;

  @ApiProperty({
    ...basis,
    description:
      'Whether the GPA bands are published by the university or indicative, our estimate by world rank',
  })
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

/** Groups of facts of which each has one source. */
export const FACTS = [
  'identity',
  'established',
  'students',
  'website',
  'ranking',
  'programs',
  'geo',
  'sector',
  'distance',
  'remark',
] as const;
export type Fact = (typeof FACTS)[number];

export class UniversityReference {
  @ApiProperty({ enum: FACTS, enumName: 'UniversityFacts', isArray: true, example: ['identity', 'website'] })
  facts!: Fact[];

  @ApiProperty({ example: 'Research Organization Registry, 2026' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://ror.org' })
  url!: string | null;
}

export class UniversityDetails extends UniversityDto {
  @ApiProperty({
    type: [UniversityReference],
    description: '`sources` in words; the source of the tuition is `tuitionSource`',
  })
  references!: UniversityReference[];
}

/** A university in a list of links to the pages of universities. */
export class UniversityLink extends PickType(UniversityDto, [
  'slug',
  'name',
  'city',
  'region',
  'worldRank',
  'worldRankDisplay',
  'worldRankPublisher',
  'worldRankYear',
  'tuitionMinUSD',
  'tuitionMaxUSD',
  'tuitionBasis',
] as const) {
  @ApiProperty({
    enum: ['year', 'degree'],
    description: 'What the tuition pays for; a whole degree where no year of it has a price',
  })
  tuitionPeriod!: 'year' | 'degree';
}

export class UniversityPage extends UniversityDetails {
  @ApiProperty({
    type: [UniversityLink],
    description: 'Up to six of the same country, nearest in world rank, tuition, fields of study and place',
  })
  similar!: UniversityLink[];
}

export class UniversityLinksQuery {
  @ApiProperty({ enum: DESTINATIONS, example: 'Canada' })
  @IsIn(DESTINATIONS, { message: `The country must be one of: ${DESTINATIONS.join(', ')}.` })
  country!: string;
}

export class UniversityPoint {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: several universities', example: 1 })
  id!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null: several universities',
    example: 'The University of Melbourne',
  })
  name!: string | null;

  @ApiProperty({ description: 'Of several, their middle', example: -37.81 })
  latitude!: number;

  @ApiProperty({ example: 144.96 })
  longitude!: number;

  @ApiProperty({ type: 'integer', description: 'Universities that this point stands for', example: 1 })
  count!: number;
}

export class UniversityPoints {
  @ApiProperty({
    type: 'integer',
    description: 'Matches in the box whose position is known: the sum of all `count`',
    example: 1216,
  })
  total!: number;

  @ApiProperty({
    description:
      'True: too many to name each, so that neighbours are one point. Ask again with a smaller `bbox`',
    example: false,
  })
  clustered!: boolean;

  @ApiProperty({ type: [UniversityPoint] })
  points!: UniversityPoint[];
}

/** Most ids in one call. */
export const MAX_IDS = 500;

const reachesMinimum = (without: string) =>
  `Keeps universities whose minimum this GPA reaches. The minimums are our estimates by world rank, not the universities' own. The ${without} have no estimate and are left out`;

export class UniversityFilters {
  @FilterQuery('The search', [], {
    maxLength: 100,
    description:
      "Words that all occur in name, city, the name's initials or the website's address, in any case, order and with or without accents",
    example: 'technical munich',
  })
  search?: string;

  @FilterQuery('The country', ['all'], { description: '"all" or "" is no filter' })
  country?: string;

  @FilterQuery('The field of study', ['all'], {
    description: '"all" or "" is no filter',
  })
  fieldOfStudy?: string;

  @NumberQuery('The undergraduate GPA', 0, 4, {
    description: reachesMinimum(
      '673 that have no world rank, or take nobody or hardly anybody straight after school,',
    ),
  })
  minUndergraduateGpa?: number;

  @NumberQuery('The graduate GPA', 0, 4, {
    description: reachesMinimum('666 without a world rank'),
  })
  minGraduateGpa?: number;

  @NumberQuery('The maximum tuition', 0, undefined, {
    description: 'US dollars a year; keeps universities that start at or under it',
  })
  maxTuitionUSD?: number;

  @IdsQuery('The ids', MAX_IDS, {
    description: `Keeps these universities: at most ${MAX_IDS} ids, separated by commas`,
    example: '1,2,3',
  })
  ids?: number[];
}

export const UNIVERSITY_ORDERS = ['rank', 'tuition', 'name'] as const;
export type UniversityOrder = (typeof UNIVERSITY_ORDERS)[number];

export class UniversityQuery extends UniversityFilters {
  @ChoiceQuery('The order', UNIVERSITY_ORDERS, {
    default: 'rank',
    description:
      'World rank, unranked last; lowest tuition; or name. What is equal follows by name. Nobody can pay for a place',
  })
  sort?: UniversityOrder;

  @CountQuery('The limit', { description: 'Items a page; every match without it' })
  limit?: number;

  @CountQuery('The cursor', { description: 'From the Link header of the page before, of the same order' })
  cursor?: number;
}

export class UniversityPointsQuery extends UniversityFilters {
  @BoxQuery({ description: 'Only what lies in it: west,south,east,north in degrees' })
  bbox?: [west: number, south: number, east: number, north: number];
}
