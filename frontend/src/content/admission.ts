import type { Level } from '@/lib/levels';
import type { Statement } from './country';
import type { Source } from './sources';

/*
 * What an application to a country is planned with: one file in `admissions/` for each, named like its guide, with two
 * exports: `admissions`, and their `sources`. Where a record names a source that is not among these, it is one of the
 * guide's: both are shown on the same page.
 */

/** ISO 8601 month, "2027-09". */
export type Month = `${number}-${number}`;

/** From the beginning of one month to the end of another. */
export interface Window {
  from: Month;
  to: Month;
}

/** A day that an authority or a university has set. */
export interface OfficialDay {
  /** What ends, or begins, on it. */
  label: string;
  /** ISO date. */
  date: string;
  /** "18:00"; without it, the day's end. */
  time?: string;
  /** IANA time zone in which it counts. */
  zone: string;
  source: string;
}

/** Studies that begin in one month; the next ones only, so that every date has its year. */
export interface Intake {
  levels: readonly Level[];
  starts: Month;
  /** When to begin with tests, papers and the choice of universities: our judgement. */
  prepare: Month;
  /** When universities usually take applications. */
  apply: Window;
  /** When to apply for the visa so that it comes in time. `asked`: by the end of which month the state asks for it. */
  visa: Window & { asked?: Month };
  /** What else decides, or which rule the windows follow. */
  note?: Statement;
  days: readonly OfficialDay[];
}

/** What is known of visas that Indian students were refused. */
export interface Refusals {
  /** The newest published shares that were refused, of what `of` says after the percentage. */
  rates: readonly { percent: number; period: string; of: string; source: string }[];
  /** Where there is no rate: what was looked for, and what is published instead. */
  unpublished?: Statement;
  reasons: readonly Statement[];
}

/** The last day on which a course takes applications for one start, in the university's zone. */
export interface CourseDay {
  starts: Month;
  /** ISO date. */
  date: string;
  /** "15:00"; without it, the day's end. */
  time?: string;
}

/**
 * What universities ask for a master's degree. A fact is "" where no page that was read says it, and names a source of
 * its own where it stands on another page than the rest. Each says its year, in its words or in its source's label.
 */
export interface MastersEntry {
  /** As in the university search. */
  university: string;
  course: string;
  english: Statement;
  deadline: Statement;
  /** The days that `deadline` names for coming starts: of several, the one by which an application is to be sent. */
  days?: readonly CourseDay[];
  fee: Statement;
  source: string;
}

export interface Admissions {
  intakes: readonly Intake[];
  refusals: Refusals;
  /** None where no page of a university could be read. */
  masters: readonly MastersEntry[];
}

export interface AdmissionFile {
  admissions: Admissions;
  sources: Record<string, Source>;
}
