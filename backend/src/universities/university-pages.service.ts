import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { referencesOf } from './references.js';
import type { UniversityLink, UniversityPage } from './universities.dto.js';
import { UniversitiesService } from './universities.service.js';
import { University } from './university.entity.js';

/** The form of slugs. An address of another form is not looked up. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 200;
const SIMILAR = 6;

const isSlug = (slug: string) => slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug);

/** Columns of UniversityLink in its order. */
const LINK = [
  'slug', 'name', 'city', 'region', 'worldRank', 'worldRankDisplay', 'worldRankPublisher', 'worldRankYear',
  'tuitionMinUSD', 'tuitionMaxUSD', 'tuitionBasis',
].map((column) => `other.${column} AS "${column}"`)
  // The source's words, which would double the length of a list, end their figures so.
  .concat(`CASE WHEN other.tuitionSource LIKE '% in all)%' THEN 'degree' ELSE 'year' END AS "tuitionPeriod"`); // prettier-ignore

/** By world rank, unranked last (as nulls are), then by name. */
const IN_ORDER = { 'other.worldRank': 'ASC', 'other.sortName': 'ASC', 'other.id': 'ASC' } as const;

/**
 * How unlike two universities are, as a sum. A rank 2.7 times as high counts 1 (ten is added to both ranks, so that the first
 * places are near each other), and so do 15,000 US dollars a year. No common field of study counts 0.5, and so do 10 degrees
 * or more on the map. If only one of them is ranked, that counts 3 within the first 300 ranks and 1.5 beyond.
 */
const DISTANCE = `
  CASE WHEN own."worldRank" IS NULL AND other."worldRank" IS NULL THEN 0
    WHEN own."worldRank" IS NULL OR other."worldRank" IS NULL
      THEN CASE WHEN least(own."worldRank", other."worldRank") <= 300 THEN 3 ELSE 1.5 END
    ELSE abs(ln((other."worldRank" + 10)::float8 / (own."worldRank" + 10))) END
  + abs(other."tuitionMinUSD" + other."tuitionMaxUSD" - own."tuitionMinUSD" - own."tuitionMaxUSD") / 30000.0
  + 0.5 * (1 - cardinality(ARRAY(SELECT unnest(own.programs) INTERSECT SELECT unnest(other.programs)))::float8
    / greatest(cardinality(own.programs), cardinality(other.programs), 1))
  + least(sqrt((other.latitude - own.latitude) ^ 2 + (other.longitude - own.longitude) ^ 2) / 20, 0.5)`;

/** Reads the data of universities' public pages. */
@Injectable()
export class UniversityPagesService {
  constructor(
    private readonly universities: UniversitiesService,
    @InjectRepository(University) private readonly table: Repository<University>,
  ) {}

  /** Null when no university has this slug. */
  async find(slug: string): Promise<UniversityPage | null> {
    if (!isSlug(slug)) return null;
    const university = await this.universities.findBy('slug', slug);
    if (!university) return null;
    const similar = await this.table
      .createQueryBuilder('other')
      .select(LINK)
      .innerJoin(University, 'own', 'own.country = other.country AND own.id <> other.id')
      .where('own.slug = :slug', { slug })
      .orderBy(DISTANCE)
      .addOrderBy('other.id')
      .limit(SIMILAR)
      .getRawMany<UniversityLink>();
    return { ...university, references: referencesOf(university.sources), similar };
  }

  /** The slug that has taken the place of another since a merger. */
  async successorOf(slug: string): Promise<string | null> {
    if (!isSlug(slug)) return null;
    return (await this.universities.findSuccessor('slug', slug))?.slug ?? null;
  }

  /** All universities of a country, in the order of the lists. */
  linksOf(country: string): Promise<UniversityLink[]> {
    return this.table
      .createQueryBuilder('other')
      .select(LINK)
      .where({ country })
      .orderBy(IN_ORDER)
      .getRawMany<UniversityLink>();
  }

  /** The slugs of all universities that have a page, by country, in the order of the lists. */
  async slugs(): Promise<string[]> {
    const rows = await this.table
      .createQueryBuilder('other')
      .select('other.slug', 'slug')
      .orderBy({ 'other.country': 'ASC', ...IN_ORDER })
      .getRawMany<{ slug: string }>();
    return rows.map(({ slug }) => slug);
  }
}
