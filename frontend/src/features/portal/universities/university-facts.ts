import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Level } from '../search/filters';
import { dollars, range, rupees } from './money';

export const NOT_AVAILABLE = 'Not available';

export const place = ({ city, region, country }: UniversityDto) =>
  [city, region, country].filter((part, i, all) => part && part !== all[i - 1]).join(', ');

/** A country's name within a sentence. */
export const inSentence = (country: string) => (country.startsWith('United') ? `the ${country}` : country);

type Tuition = Pick<UniversityDto, 'tuitionMinUSD' | 'tuitionMaxUSD'>;

/** US dollars a year. */
export const tuition = ({ tuitionMinUSD: min, tuitionMaxUSD: max }: Tuition) =>
  max === 0 ? 'No tuition fee' : range(dollars(min), dollars(max));

/** The same in rupees; '' where there is nothing to pay. */
export const tuitionInRupees = ({ tuitionMinUSD: min, tuitionMaxUSD: max }: Tuition) =>
  max === 0 ? '' : range(rupees(min), rupees(max));

/** The band of a level on the 4.0 scale, times 100 as the API has it. */
export const gpaLimits = (university: UniversityDto, level: Level): [min: number, max: number] =>
  level === 'undergraduate'
    ? [university.undergraduateGpaMin, university.undergraduateGpaMax]
    : [university.graduateGpaMin, university.graduateGpaMax];

export const gpa = (times100: number) => (times100 / 100).toFixed(1);

export function gpaBand(university: UniversityDto, level: Level): string {
  const [min, max] = gpaLimits(university, level);
  return range(gpa(min), gpa(max));
}

export const worldRank = ({ worldRank: rank, worldRankDisplay }: UniversityDto) =>
  rank === null ? NOT_AVAILABLE : `#${worldRankDisplay ?? rank}`;

/** Who publishes the world rank, and the year. */
export const rankSource = ({ worldRankPublisher, worldRankYear }: UniversityDto) =>
  [worldRankPublisher, worldRankYear].filter(Boolean).join(' ');

export const countryRank = ({ countryRank: rank }: UniversityDto) =>
  rank === null ? NOT_AVAILABLE : `#${rank}`;

export const established = ({ establishedYear }: UniversityDto) =>
  establishedYear === null ? NOT_AVAILABLE : String(establishedYear);

export const students = ({ studentPopulation }: UniversityDto) =>
  studentPopulation?.toLocaleString('en-US') ?? NOT_AVAILABLE;

/** What "indicative" says of a figure, for those who read on. */
export const INDICATIVE = {
  tuition:
    'Indicative tuition is what the source gives for universities of this kind, not this university’s own fee.',
  gpa: 'Indicative GPA is our rule of thumb for universities of this rank, not this university’s own minimum.',
};

/** "indicative, 2026": how far a figure can be relied on, and its year. */
export const basis = (kind: UniversityDto['tuitionBasis'], year?: string) =>
  [kind === 'indicative' && 'indicative', year].filter(Boolean).join(', ');
