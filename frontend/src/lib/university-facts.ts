import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Level } from './levels';
import { dollars, grouped, range } from './money';
import { withArticle } from './names';

/** What is used here of a university, which the API's answers share. */
export type University = Pick<
  UniversityDto,
  | 'city'
  | 'region'
  | 'country'
  | 'establishedYear'
  | 'studentPopulation'
  | 'tuitionMinUSD'
  | 'tuitionMaxUSD'
  | 'tuitionBasis'
  | 'tuitionYear'
  | 'tuitionSource'
  | 'worldRank'
  | 'worldRankDisplay'
  | 'worldRankPublisher'
  | 'worldRankYear'
  | 'countryRank'
  | 'undergraduateGpaMin'
  | 'undergraduateGpaMax'
  | 'graduateGpaMin'
  | 'graduateGpaMax'
  | 'gpaBasis'
>;

export const NOT_AVAILABLE = 'Not available';

export const place = ({ city, region, country }: Pick<University, 'city' | 'region' | 'country'>) =>
  [...new Set([city, region, country].filter(Boolean))].join(', ');

/** A server before the field sends none. */
const sourceOf = ({ tuitionSource }: Pick<University, 'tuitionSource'>) => tuitionSource ?? '';

/**
 * Whether the source is about undergraduates only, so that a master's fee may differ. Only its words count, not
 * addresses in it; one that names master's degrees, too, is not.
 */
export function isUndergraduateFee(university: Pick<University, 'tuitionSource'>): boolean {
  const words = sourceOf(university).replace(/https?:\S+/g, '');
  return /undergraduate|bachelor|\bBSc\b|\blicence\b/i.test(words) && !/\bmaster|postgraduate/i.test(words);
}

/** Whether the tuition is a range of bachelor's degrees elsewhere, because this university teaches graduates only. */
export const isOfOtherDegrees = (university: Pick<University, 'tuitionSource'>) =>
  /this one teaches graduates only/.test(sourceOf(university));

/** Which degrees the tuition is of, and why the fee of a course may be another, as sentences. */
export function tuitionDegrees(university: Pick<University, 'tuitionSource' | 'tuitionMaxUSD'>): string {
  if (isOfOtherDegrees(university))
    return 'The figure is for bachelor’s degrees elsewhere; this university teaches graduates only: ask it for its fee.';
  if (university.tuitionMaxUSD === 0)
    return 'Some degrees, most of them master’s, have a fee of their own: ask about your course.';
  return [
    isUndergraduateFee(university)
      ? 'The figure is for international undergraduates; master’s degrees have fees of their own.'
      : /master['’]s/.test(sourceOf(university))
        ? 'Other degrees often have fees of their own.'
        : 'Master’s degrees often have fees of their own.',
    'Engineering, business, health subjects or a full load of credits often cost more, and fees may rise each year: ask for the fee of your course and year.',
  ].join(' ');
}

type Tuition = Pick<University, 'tuitionMinUSD' | 'tuitionMaxUSD'>;

/** US dollars a year. */
export const tuition = ({ tuitionMinUSD: min, tuitionMaxUSD: max }: Tuition) =>
  min == null || max == null
    ? NOT_AVAILABLE
    : max === 0
      ? 'No tuition fee'
      : range(dollars(min), dollars(max));

/** "CAD 66,110": the tuition as its source has it, a year's or a whole degree's; '' where that is in dollars or not given. */
export const localTuition = (university: Pick<University, 'tuitionSource'>) =>
  /\(((?!USD)[A-Z]{3} [\d,]+(?:–[\d,]+)?) (?:a year|in all)\)/
    .exec(sourceOf(university))?.[1]
    ?.replace('–', ' – ') ?? '';

/** Whether the tuition is that of a whole degree, because no year's is published. */
export const isOfWholeDegree = (university: Pick<University, 'tuitionSource'>) =>
  / in all\)/.test(sourceOf(university));

/** Whether the tuition is what the press, a portal or an agent says of this university. The server writes this word. */
export const isReported = (university: Pick<University, 'tuitionBasis' | 'tuitionSource'>) =>
  university.tuitionBasis === 'published' && sourceOf(university).startsWith('Reported: ');

/** The name of the figure. */
export const tuitionName = (university: Pick<University, 'tuitionSource'>) =>
  isOfWholeDegree(university) ? 'Tuition, whole degree' : 'Tuition a year';

/** The band of a level on the 4.0 scale, times 100 as the API has it; null where none is known. */
export function gpaLimits(university: University, level: Level): [min: number, max: number] | null {
  const [min, max] =
    level === 'undergraduate'
      ? [university.undergraduateGpaMin, university.undergraduateGpaMax]
      : [university.graduateGpaMin, university.graduateGpaMax];
  // An older server may lack them.
  return min == null || max == null ? null : [min, max];
}

/** Whether there is a band for masters only: the university takes nobody, or hardly anybody, straight after school. */
export const isForGraduates = (university: University, level: Level) =>
  level === 'undergraduate' && !gpaLimits(university, level) && gpaLimits(university, 'masters') !== null;

export const gpa = (times100: number) => (times100 / 100).toFixed(1);

export function gpaBand(university: University, level: Level): string {
  const limits = gpaLimits(university, level);
  if (limits) return range(gpa(limits[0]), gpa(limits[1]));
  return isForGraduates(university, level) ? 'Not for school-leavers' : NOT_AVAILABLE;
}

/** Whether the GPA bands are ours, by world rank, and not published by the university. */
export const isGpaEstimate = ({ gpaBasis }: Pick<University, 'gpaBasis'>) => gpaBasis === 'indicative';

/** How far a GPA band can be relied on; '' where none is known. */
export const gpaBasis = (university: University, level: Level) =>
  gpaLimits(university, level) && isGpaEstimate(university) ? 'our estimate' : '';

export const worldRank = ({
  worldRank: rank,
  worldRankDisplay,
}: Pick<University, 'worldRank' | 'worldRankDisplay'>) =>
  rank == null ? NOT_AVAILABLE : `#${worldRankDisplay ?? rank}`;

/** Who publishes the world rank, and the year. */
export const rankSource = ({
  worldRankPublisher,
  worldRankYear,
}: Pick<University, 'worldRankPublisher' | 'worldRankYear'>) =>
  [worldRankPublisher, worldRankYear].filter(Boolean).join(' ');

export const countryRank = ({ countryRank: rank }: University) => (rank == null ? NOT_AVAILABLE : `#${rank}`);

/** Within which country the rank counts, and who publishes it. Dubai's are counted among all of the Emirates. */
export const countryRankSource = (university: University) =>
  university.countryRank == null || !university.country
    ? ''
    : `in ${withArticle(university.country === 'Dubai' ? 'United Arab Emirates' : university.country)}, ${rankSource(university)}`;

export const established = ({ establishedYear }: University) =>
  establishedYear == null ? NOT_AVAILABLE : String(establishedYear);

export const students = ({ studentPopulation }: University) =>
  studentPopulation == null ? NOT_AVAILABLE : grouped(studentPopulation);

/** Who counted the students, and when; '' where that is not known. */
export const studentsSource = ({
  references,
}: {
  references?: readonly { facts: readonly string[]; title: string }[];
}) => references?.find(({ facts }) => facts?.includes('students'))?.title ?? '';

/** Explains figures that are not a university's own. */
export const INDICATIVE = {
  tuition:
    'Indicative tuition is not a university’s own fee: it is a range that the source gives for universities of this kind, or the range of the fee pages of a few others in the country.',
  gpa: 'GPA is our estimate, a rule of thumb by world rank, not a university’s own minimum; where there is no rank we have none.',
};

/** Explains a figure for this university that is not its own publication. */
export const REPORTED =
  'This tuition is as others report it, such as the press, a portal or an agent, not as the university’s own fee page has it: ask for it there.';

/** What stands in the place of a band that is not known. */
export const NO_GPA =
  'No GPA band is known for it, because it has no world rank. Ask it for its own minimum.';

/** What stands in the place of an undergraduate band beside that for masters. */
export const FOR_GRADUATES =
  'It takes nobody, or hardly anybody, straight after school, so there is no band for undergraduates.';

/** Why there is no band of a level. */
export const noGpa = (university: University, level: Level) =>
  isForGraduates(university, level) ? FOR_GRADUATES : NO_GPA;

/** How many universities of the search have no estimate of a GPA, by level. A test counts them. */
export const WITHOUT_GPA: Record<Level, number> = { undergraduate: 673, masters: 666 };

/** In place of living costs, where a university teaches at a distance: whoever studies there stays where they live. */
export const STUDY_FROM_HOME = { amount: 'None abroad', note: 'you study from home' };

export const sectorName = ({ sector }: Partial<Pick<UniversityDto, 'sector'>>) =>
  sector == null
    ? NOT_AVAILABLE
    : sector === 'church'
      ? 'Church-run'
      : sector[0]!.toUpperCase() + sector.slice(1);

/** "indicative, 2026": the reliability of a figure, and its year. */
export const basis = (kind: University['tuitionBasis'], year?: string) =>
  [kind === 'indicative' && 'indicative', year].filter(Boolean).join(', ');

/** Whether an indicative tuition comes from other universities' fee pages, not from a source about all of a kind. */
const isRangeOfOthers = (university: Pick<University, 'tuitionBasis' | 'tuitionSource'>) =>
  university.tuitionBasis === 'indicative' && /fee pages used here/.test(sourceOf(university));

/** "medicine and health": the subjects that the tuition's source does not cover; '' if it covers all. */
const leftOut = (university: Pick<University, 'tuitionSource'>) =>
  /(medicine and [a-z ]+?) excluded/.exec(sourceOf(university))?.[1] ?? '';

/** Sentences that a reader must know about this tuition figure; '' for one that it publishes itself. */
export function tuitionCaution(university: Pick<University, 'tuitionBasis' | 'tuitionSource'>): string {
  const without = leftOut(university);
  return [
    isRangeOfOthers(university)
      ? 'This is the range of the fee pages used, of the universities named here as its source; it is not this university’s own fee.'
      : university.tuitionBasis === 'indicative' &&
        'Indicative tuition is what the source gives for universities of this kind, not a university’s own fee.',
    isReported(university) && REPORTED,
    without && `Fees for ${without} are not in the source: ask the university for them.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "undergraduate fee, indicative, 2026": whom a tuition figure applies to, its reliability, and its year. */
export const tuitionBasis = (university: University) =>
  [
    isOfOtherDegrees(university)
      ? 'bachelor’s degrees elsewhere, though it teaches graduates only'
      : isUndergraduateFee(university) && 'undergraduate fee',
    isOfWholeDegree(university) && 'for a whole degree, not a year',
    isReported(university) && 'as reported',
    basis(university.tuitionBasis, university.tuitionYear),
    isRangeOfOthers(university) && 'the range of the fee pages used, not its own fee',
    leftOut(university) && `without ${leftOut(university)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** The programs, with those the student has chosen or saved first. */
export const programsFrom = <T extends string>(
  programs: readonly T[] | undefined,
  first: readonly string[],
): T[] => [
  ...(programs ?? []).filter((program) => first.includes(program)),
  ...(programs ?? []).filter((program) => !first.includes(program)),
];
