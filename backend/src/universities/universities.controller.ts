import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access.js';
import { ApiInvalid, ApiList } from '../common/documentation.js';
import { IdParam, notFound } from '../common/id-param.js';
import { sendJsonPage } from '../common/paging.js';
import { Problem } from '../common/problem.js';
import { UniversityDto, UniversityQuery } from './universities.dto.js';
import { UniversitiesRepository } from './universities.repository.js';

@ApiTags('universities')
@Controller('universities')
export class UniversitiesController {
  constructor(private readonly universities: UniversitiesRepository) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Universities that match all filters',
    description: 'By world rank, unranked last, then by name. Every match unless `limit` is given.',
  })
  @ApiList(UniversityDto)
  async listUniversities(
    @Query() query: UniversityQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJsonPage(request, response, await this.universities.page(query));
  }

  @Get(':id')
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'One university' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ type: UniversityDto })
  @ApiInvalid()
  @ApiNotFoundResponse({ type: Problem, description: 'No such university' })
  async getUniversity(@IdParam('id', 'university') id: number): Promise<string> {
    const body = await this.universities.find(id);
    if (!body) throw notFound('university');
    return body;
  }
}
