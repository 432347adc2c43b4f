import { numberOf } from './typed-number';

/** How a student's marks are given: the four-point GPA that filters and bands use, or as Indian universities do. */
export const markScales = ['gpa', 'cgpa', 'percentage'] as const;
export type MarkScale = (typeof markScales)[number];

export const scaleNames: Record<MarkScale, string> = {
  gpa: 'GPA, out of 4',
  cgpa: 'CGPA, out of 10',
  percentage: 'Percentage',
};

/** The highest mark of each scale. */
export const bestMarks: Record<MarkScale, number> = { gpa: 4, cgpa: 10, percentage: 100 };

const isScale = (value: string | null | undefined): value is MarkScale =>
  markScales.some((scale) => scale === value);
/** The scale of this name, the four-point GPA for any other. */
export const scaleOf = (value: string | null | undefined): MarkScale => (isScale(value) ? value : 'gpa');

/** Marks in steps of 0.01: undefined for nothing, null for what cannot be marks on this scale. */
export function marksOf(text: string, scale: MarkScale): number | undefined | null {
  const value = numberOf(text, bestMarks[scale]);
  return typeof value === 'number' && Math.round(value * 100) / 100 !== value ? null : value;
}

/** What is wrong with a text that cannot be marks. */
export const marksProblem = (scale: MarkScale) =>
  ({
    gpa: 'Enter a GPA from 0 to 4 with at most two decimals.',
    cgpa: 'Enter a CGPA from 0 to 10 with at most two decimals.',
    percentage: 'Enter a percentage from 0 to 100 with at most two decimals.',
  })[scale];

/**
 * The four-point GPA that marks stand for, to 0.01. A percentage is first made a CGPA, of which 60% is 6.75 and 75% is
 * 8.25: a tenth of it and 0.75 more, 10 at most. Collegedunia publishes this table as that of the All India Council for
 * Technical Education (AICTE); it was not read at AICTE, and other pages give AICTE's rule as a tenth alone. A CGPA is
 * then divided by 2.5, so that the whole of one scale is the whole of the other: a rule of thumb, nobody's official one.
 */
export function gpaFrom(marks: number, scale: MarkScale): number {
  const cgpa = { gpa: marks * 2.5, cgpa: marks, percentage: Math.min(10, marks / 10 + 0.75) }[scale];
  return Math.round(cgpa * 40) / 100;
}

/** The rule above, for those who rely on it. */
export const CONVERSION =
  'A CGPA is divided by 2.5. A percentage is made a CGPA first (60% is 6.75, 75% is 8.25), as Collegedunia publishes it for India’s technical colleges; others convert otherwise. It is an estimate: every university converts in its own way, and many look at single subjects and at where you studied.';

/** "CGPA of 8.1 (about 3.24 of 4)", "GPA of 3.4" */
export function describeMarks(marks: number, scale: MarkScale): string {
  if (scale === 'gpa') return `GPA of ${marks}`;
  const own = scale === 'cgpa' ? `CGPA of ${marks}` : `${marks}%`;
  return `${own} (about ${gpaFrom(marks, scale)} of 4)`;
}

/** What a student's profile says of marks. */
interface ToldMarks {
  gpa: number | null;
  cgpa: number | null;
  percentage: number | null;
}

/**
 * The marks of a profile as the student gave them: at most one of the Indian ones is told. An older server may leave a
 * field out.
 */
export function toldMarks({ gpa, cgpa, percentage }: Partial<ToldMarks>): {
  marks: number | null;
  scale: MarkScale;
} {
  if (cgpa != null) return { marks: cgpa, scale: 'cgpa' };
  if (percentage != null) return { marks: percentage, scale: 'percentage' };
  return { marks: gpa ?? null, scale: 'gpa' };
}

/** The same for the API, the four-point GPA worked out. */
export function toldAs(marks: number | null, scale: MarkScale): ToldMarks {
  return {
    gpa: marks === null ? null : gpaFrom(marks, scale),
    cgpa: scale === 'cgpa' ? marks : null,
    percentage: scale === 'percentage' ? marks : null,
  };
}
