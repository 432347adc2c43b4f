import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { Revalidated } from '../common/caching.js';
import { ApiCacheable, ApiList, TOTAL_COUNT } from '../common/documentation.js';
import { IdParam, notFound } from '../common/id-param.js';
import { sendJsonPage } from '../common/paging.js';
import { Problem } from '../common/problem.js';
import { referencesOf } from './references.js';
import {
  UniversityDetails,
  UniversityDto,
  UniversityLink,
  UniversityLinksQuery,
  UniversityPage,
  UniversityPoints,
  UniversityPointsQuery,
  UniversityQuery,
} from './universities.dto.js';
import { UniversitiesService } from './universities.service.js';
import { UniversityPagesService } from './university-pages.service.js';

@ApiTags('universities')
@Controller('universities')
export class UniversitiesController {
  constructor(
    private readonly universities: UniversitiesService,
    private readonly pages: UniversityPagesService,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Universities that match all filters',
    description:
      'By world rank, unranked last, then by name, unless `sort` says otherwise. Every match unless `limit` is given.',
  })
  @ApiList(UniversityDto)
  async listUniversities(
    @Query() query: UniversityQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendJsonPage(request, reply, await this.universities.page(query));
  }

  @Get('points')
  @Public()
  @ApiOperation({
    summary: 'Where the universities are that match all filters',
    description:
      'For a map: up to 2,000 universities are a point each. More are gathered in a grid of 64 by 32 over where they lie, so that the answer stays small. Universities without a known position are left out.',
  })
  @ApiCacheable({ type: UniversityPoints, headers: TOTAL_COUNT })
  async listUniversityPoints(
    @Query() query: UniversityPointsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendJsonPage(request, reply, await this.universities.points(query));
  }

  @Get('links')
  @Public()
  @Revalidated()
  @ApiOperation({
    summary: 'All universities of a country in few words, for a list of links',
    description: 'By world rank, unranked last, then by name.',
  })
  @ApiCacheable({ type: [UniversityLink] })
  listUniversityLinks(@Query() { country }: UniversityLinksQuery): Promise<UniversityLink[]> {
    return this.pages.linksOf(country);
  }

  @Get('by-slug/:slug')
  @Public()
  @Revalidated()
  @ApiOperation({
    summary: 'One university by the name in the address of its public page, with similar ones',
    description: 'The name of one that has merged into another gives that other one.',
  })
  @ApiParam({ name: 'slug', type: 'string', example: 'university-of-toronto' })
  @ApiCacheable({ type: UniversityPage })
  @ApiNotFoundResponse({ type: Problem, description: 'No such university' })
  async getUniversityBySlug(@Param('slug') slug: string): Promise<UniversityPage> {
    const page =
      (await this.pages.find(slug)) ?? (await this.pages.find((await this.pages.successorOf(slug)) ?? ''));
    if (!page) throw notFound('university');
    return page;
  }

  @Get(':id')
  @Public()
  @Revalidated()
  @ApiOperation({
    summary: 'One university, with everything known about it and where that comes from',
    description: 'The id of one that has merged into another gives that other one.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiCacheable({ type: UniversityDetails })
  @ApiNotFoundResponse({ type: Problem, description: 'No such university' })
  async getUniversity(@IdParam('id', 'university') id: number): Promise<UniversityDetails> {
    const university =
      (await this.universities.findBy('id', id)) ?? (await this.universities.findSuccessor('id', id));
    if (!university) throw notFound('university');
    return { ...university, references: referencesOf(university.sources) };
  }
}
