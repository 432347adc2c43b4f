import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { levelNames, type Level } from './levels';
import { dollars } from './money';
import {
  type University,
  gpa,
  gpaLimits,
  isGpaEstimate,
  isOfOtherDegrees,
  isOfWholeDegree,
  isUndergraduateFee,
  noGpa,
} from './university-facts';

export type FitState = 'meets' | 'close' | 'below' | 'unknown';

/** The student's own data, all of it optional. */
export interface Student {
  level: Level;
  /** On the 4.0 scale. */
  gpa: number | undefined;
  /** As the student gave them, if not on that scale: "CGPA of 8.1 (about 3.24 of 4)". */
  marks?: string | undefined;
  /** Budget for tuition, US dollars a year. */
  budget: number | undefined;
  fieldOfStudy: string | undefined;
}

type Judged = University & Pick<UniversityDto, 'programs' | 'programsComplete'>;

export interface Fit {
  name: string;
  state: FitState;
  /** Whether the figure is indicative, not one for this very university. */
  indicative?: boolean;
  /** Whether it is an estimate of ours, which nobody meets or misses: the word then says so. */
  estimate?: boolean;
  /** The sentence about this student and this university. */
  text: string;
  /** The rule, as a sentence. */
  rule: string;
}

/** A GPA at most this far below the minimum counts as close: points of the 4.0 scale, times 100. */
const GPA_MARGIN = 20;
/** A budget below the lowest tuition by at most this share counts as close. */
const BUDGET_MARGIN = 0.1;

/**
 * How a student's figures compare with a university's, rule by rule. There is no total, because nobody can predict an
 * offer.
 */
export const fitOf = (university: Judged, student: Student): Fit[] => [
  gpaFit(university, student),
  budgetFit(university, student),
  fieldFit(university, student),
];

export function gpaFit(university: Judged, { level, gpa: own, marks }: Student): Fit {
  const limits = gpaLimits(university, level);
  const estimate = limits !== null && isGpaEstimate(university);
  const fit = {
    name: `${levelNames[level]} GPA`,
    estimate,
    rule: `${estimate ? 'Reaches' : 'Meets'}: at the lower end of the band or above. Close: up to ${gpa(GPA_MARGIN)} under it. Below: further under it.`,
  };
  if (limits === null) return { ...fit, state: 'unknown', text: noGpa(university, level) };
  if (own === undefined) return { ...fit, state: 'unknown', text: 'Your GPA is not known yet.' };
  const [min] = limits;
  const short = min - Math.round(own * 100);
  const state = short <= 0 ? 'meets' : short <= GPA_MARGIN ? 'close' : 'below';
  const words = {
    meets: 'is at or above',
    close: `is at most ${gpa(GPA_MARGIN)} under`,
    below: `is more than ${gpa(GPA_MARGIN)} under`,
  };
  return {
    ...fit,
    state,
    text: `Your ${marks ?? own} ${words[state]} the lower end of ${estimate ? 'our estimate' : 'the band'}, ${gpa(min)}.`,
  };
}

export function budgetFit(university: Judged, { budget, level }: Student): Fit {
  const { tuitionMinUSD: min, tuitionMaxUSD: max } = university;
  const undergraduate = isUndergraduateFee(university);
  const fee = undergraduate
    ? 'undergraduate fee'
    : isOfWholeDegree(university)
      ? 'tuition of a whole degree'
      : 'tuition';
  const fit = {
    name: 'Tuition budget',
    indicative: university.tuitionBasis === 'indicative',
    rule: `Meets: covers the highest ${fee}. Close: covers the lowest, or is at most ${BUDGET_MARGIN * 100}% under it. Below: less.${undergraduate && level === 'masters' ? ' A masters fee may be higher or lower: ask the university.' : ''}`,
  };
  if (min == null || max == null || isOfOtherDegrees(university))
    return { ...fit, state: 'unknown', text: 'The university’s tuition is not known.' };
  if (max === 0) return { ...fit, state: 'meets', text: 'There is no tuition fee to cover.' };
  if (budget === undefined) return { ...fit, state: 'unknown', text: 'Your budget is not known yet.' };
  const yours = `Your ${dollars(budget)} a year`;
  if (budget >= max)
    return { ...fit, state: 'meets', text: `${yours} covers the highest ${fee}, ${dollars(max)}.` };
  if (budget >= min)
    return {
      ...fit,
      state: 'close',
      text: `${yours} covers the lowest ${fee}, ${dollars(min)}, but not the highest, ${dollars(max)}.`,
    };
  const close = budget >= min * (1 - BUDGET_MARGIN);
  return {
    ...fit,
    state: close ? 'close' : 'below',
    text: `${yours} is ${dollars(min - budget)} under the lowest ${fee}, ${dollars(min)}.`,
  };
}

export function fieldFit({ programs, programsComplete }: Judged, { fieldOfStudy }: Student): Fit {
  const fit = {
    name: 'Field of study',
    rule: 'Meets: among the university’s fields. Below: not among them. Unknown: the list of fields is not complete.',
  };
  if (fieldOfStudy === undefined) return { ...fit, state: 'unknown', text: 'Your field is not known yet.' };
  if (programs?.some((program) => program === fieldOfStudy))
    return { ...fit, state: 'meets', text: `${fieldOfStudy} is taught here.` };
  return programsComplete
    ? {
        ...fit,
        state: 'below',
        text: `${fieldOfStudy} is not among the fields that this university has reported.`,
      }
    : {
        ...fit,
        state: 'unknown',
        text: `${fieldOfStudy} is not on our list, which is not complete. Ask the university.`,
      };
}
