import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { withArticle } from '@/lib/names';
import {
  isOfWholeDegree,
  isReported,
  rankSource,
  tuition,
  tuitionBasis,
  worldRank,
  type University,
} from '@/lib/university-facts';
import { slugOf } from '@/lib/slug';
import { universitiesPath, universityPath } from '@/lib/university-paths';

type Ranked = Pick<UniversityPage, 'worldRankPublisher' | 'worldRankYear'>;

const SHORT: Record<string, string> = {
  'QS World University Rankings': 'QS',
  'Times Higher Education World University Rankings': 'THE',
  'Academic Ranking of World Universities': 'ARWU',
};

/** "QS 2026" */
export const shortRankSource = ({ worldRankPublisher: publisher, worldRankYear }: Ranked) =>
  rankSource({ worldRankPublisher: publisher && (SHORT[publisher] ?? publisher), worldRankYear });

const cardOf = (country: string) => `/cards/country/${slugOf(country)}.jpg`;

/** Title, description and address of a university's page: no two are the same. */
export function metaOf(university: UniversityPage) {
  const { slug, name, city, country, worldRank: rank, tuitionMaxUSD } = university;
  const where = [city, country].filter((part) => !name.includes(part)).join(', ');
  const named = name.includes(city) ? name : `${name}, ${city}`;
  const period = isOfWholeDegree(university) ? 'in all' : 'a year';
  const fee = `${tuition(university)}${tuitionMaxUSD === 0 ? '' : ` ${period}`}`;
  const place = rank === null ? 'no world rank' : `world rank ${worldRank(university)}`;
  const publisher = rank === null ? '' : ` (${shortRankSource(university)})`;
  const placed = where ? `${name}, ${where}` : name;
  return {
    path: universityPath(slug),
    card: cardOf(country),
    title: fitting(TITLE_LENGTH, [
      `${named}: fees, rank and entry`,
      `${named}: fees and rank`,
      `${name}: fees and rank`,
      `${name}: fees`,
    ]),
    description: fitting(DESCRIPTION_LENGTH, [
      `${placed}: ${fee}, ${place}${publisher}, living costs, entry marks, intakes and scholarships, with sources.`,
      `${placed}: ${fee}, ${place}${publisher}, living costs, entry marks and scholarships.`,
      `${name}: ${fee}, ${place}${publisher}, living costs and entry marks.`,
      `${name}: ${fee}, ${place}, living costs.`,
    ]),
  };
}

/** About the lengths after which search engines cut off titles and descriptions. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** The first text that is short enough, else the last. */
const fitting = (length: number, texts: readonly string[]) =>
  texts.find((text) => text.length <= length) ?? texts.at(-1)!;

/** Title, description and address of the list of a country's universities. */
export function listMetaOf(country: string) {
  const there = withArticle(country);
  return {
    path: universitiesPath(country),
    card: cardOf(country),
    title: `Universities in ${there}: world ranks and fees`,
    description: `All universities in ${there} that we keep figures of, with city, world rank and a year’s tuition; each has a page with its costs, entry marks and sources.`,
  };
}

/** "published, 2026-27": the reliability of the tuition, whom it applies to, and its year. */
export const feeBasis = (university: University) =>
  `${university.tuitionBasis === 'published' && !isReported(university) ? 'published, ' : ''}${tuitionBasis(university)}`;
