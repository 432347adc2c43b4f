import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { formatMoney } from '@/lib/money';
import type { Level } from './filters';

export const NOT_AVAILABLE = 'Not available';

const range = (min: string, max: string) => (min === max ? min : `${min} – ${max}`);

export const place = ({ city, region, country }: UniversityDto) =>
  [city, region, country].filter((part, i, all) => part && part !== all[i - 1]).join(', ');

/** US dollars a year. */
export const tuition = ({ tuitionMinUSD: min, tuitionMaxUSD: max }: UniversityDto) =>
  max === 0 ? 'No tuition fee' : range(formatMoney('$', min), formatMoney('$', max));

/** The band of a level on the 4.0 scale; the API has it times 100. */
export function gpaBand(university: UniversityDto, level: Level): string {
  const [min, max] =
    level === 'undergraduate'
      ? [university.undergraduateGpaMin, university.undergraduateGpaMax]
      : [university.graduateGpaMin, university.graduateGpaMax];
  return range((min / 100).toFixed(1), (max / 100).toFixed(1));
}

export const worldRank = ({ worldRank: rank, worldRankDisplay }: UniversityDto) =>
  rank === null ? NOT_AVAILABLE : `#${worldRankDisplay ?? rank}`;

/** Who publishes the world rank, and the year. */
export const rankSource = ({ worldRankPublisher, worldRankYear }: UniversityDto) =>
  [worldRankPublisher, worldRankYear].filter(Boolean).join(' ');
