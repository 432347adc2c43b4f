import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Level } from '../search/filters';
import { dollars, range, rupees } from './money';

export const NOT_AVAILABLE = 'Not available';

export const place = ({ city, region, country }: UniversityDto) =>
  [...new Set([city, region, country].filter(Boolean))].join(', ');

/** A country's name within a sentence. */
export const inSentence = (country: string) => (country.startsWith('United') ? `the ${country}` : country);

/** Whether the source speaks of undergraduates alone: a masters fee may be another. The words count, not its addresses. */
export const isUndergraduateFee = ({ tuitionSource }: Pick<UniversityDto, 'tuitionSource'>) =>
  /undergraduate|bachelor|\bBSc\b|\blicence\b(?! to master)/i.test(tuitionSource.replace(/https?:\S+/g, ''));

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

/** Within which country the rank counts, and who publishes it. Dubai's are counted among all of the Emirates. */
export const countryRankSource = (university: UniversityDto) =>
  university.countryRank === null
    ? ''
    : `in ${inSentence(university.country === 'Dubai' ? 'United Arab Emirates' : university.country)}, ${rankSource(university)}`;

export const established = ({ establishedYear }: UniversityDto) =>
  establishedYear === null ? NOT_AVAILABLE : String(establishedYear);

export const students = ({ studentPopulation }: UniversityDto) =>
  studentPopulation?.toLocaleString('en-US') ?? NOT_AVAILABLE;

/** What "indicative" says of a figure, for those who read on. */
export const INDICATIVE = {
  tuition:
    'Indicative tuition is what the source gives for universities of this kind, not a university’s own fee.',
  gpa: 'Indicative GPA is our rule of thumb by world rank, the lowest band where there is no rank; it is not a university’s own minimum.',
};

/** "indicative, 2026": how far a figure can be relied on, and its year. */
export const basis = (kind: UniversityDto['tuitionBasis'], year?: string) =>
  [kind === 'indicative' && 'indicative', year].filter(Boolean).join(', ');

/** "undergraduate fee, indicative, 2026": whom a tuition figure is for, how far it can be relied on, and its year. */
export const tuitionBasis = (university: UniversityDto) =>
  [
    isUndergraduateFee(university) && 'undergraduate fee',
    basis(university.tuitionBasis, university.tuitionYear),
  ]
    .filter(Boolean)
    .join(', ');

/** The fields a student has chosen or saved before the others. */
export const programsFrom = <T extends string>(programs: readonly T[], first: readonly string[]): T[] => [
  ...programs.filter((program) => first.includes(program)),
  ...programs.filter((program) => !first.includes(program)),
];
