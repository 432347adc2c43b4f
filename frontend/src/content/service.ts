import type { Fact, Statement } from './country';
import type { Icon } from './icons';
import type { Source } from './sources';

/*
 * A service is one file in `services/` named like its address, with three exports: `card`, `features` and `details`.
 * The list takes cards and features of all, a page its own file.
 */
export interface ServiceFile extends ServiceTexts {
  card: ServiceCard;
}

/** What the page of a service shows beside its card. */
export interface ServiceTexts {
  /** What is included; the list shows the first three. */
  features: string[];
  details: ServiceDetails;
}

/** What the site says about a service wherever it names it. */
export interface ServiceCard {
  /** The last part of its address. */
  id: string;
  title: string;
  icon: Icon;
  /** Folder and file of its drawing. */
  image: string;
  description: string;
  /** Its place in the list of services, from 1, and its name there; a service without it is reached by menus only. */
  listed?: { position: number; title: string };
}

export interface Step {
  title: string;
  text: Statement;
}

/** Periods of time with their tasks. */
export interface Phases {
  title: string;
  lead?: string;
  phases: { when: string; title: string; items: Statement[] }[];
}

export interface DocumentGroup {
  category: string;
  items: string[];
}

interface Update {
  title: string;
  /** The date as a text for readers, with the year. */
  date: string;
  text: string;
  /** A key of the page's sources. */
  source: string;
}

/** What visa guidance says about the student visas of the United States. */
export interface UsVisa {
  updates: Update[];
  /** Later changes. */
  since: Update[];
  types: { name: string; popular: boolean; forWhom: string; text: Statement }[];
  /** US dollars. `former` is the earlier application fee. */
  fees: {
    perType: { type: string; sevis: number; note?: string; source: string }[];
    application: { former: number; formerUntil: string; now: number; since: string; source: string };
    notes: Statement[];
  };
  processingTime: { usual: string; text: Statement[] };
  documents: DocumentGroup[];
  steps: { title: string; text: Statement }[];
  interview: { dos: string[]; donts: string[] };
}

export interface Session {
  title: string;
  minutes: number;
  agenda: string[];
}

/** Rows of cells; the first cell names the row. */
export interface Table {
  id: string;
  title: string;
  lead?: string;
  columns: string[];
  rows: Statement[][];
}

export interface TestOffering {
  test: string;
  /** The purpose of the test. */
  focus: string;
  /** A guide value, not a rule: every university sets its own. */
  targetScore: string;
  duration: string;
  format: string;
  scale: string;
  validity: string;
  retake: string;
  fee: Fact;
  /** In the order of the test; minutes are the longest a part takes. */
  sections: { name: string; minutes: number; text: string }[];
  /** What is new or often misunderstood. */
  notes: string[];
  /** The key in `sources` of the test's official page. */
  source: string;
}

export interface StudyProgram {
  name: string;
  length: string;
  hours: string;
  forWhom: string;
}

/** A loan on assumed terms. The page calculates its cost. */
export interface LoanExample {
  /** Rupees. */
  principal: number;
  /** Percent a year. */
  rate: number;
  /** From the payment of the loan to the first instalment. */
  moratoriumMonths: number;
  plans: { name: string; years: number; interestPaidWhileStudying: boolean }[];
  assumptions: string[];
}

/** The page of a service. Every optional part is a section that appears where it exists. */
export interface ServiceDetails {
  /** How long it takes, in a few words. */
  duration?: string;
  overview: string[];
  benefits: string[];
  methodology?: Step[];
  assessmentTools?: Step[];
  sessionStructure?: Session[];
  testOfferings?: TestOffering[];
  studyPrograms?: StudyProgram[];
  timeline?: Phases;
  /** A checklist: each item has an empty box to tick on paper. */
  supportPhases?: Phases;
  documents?: { title: string; groups: DocumentGroup[] };
  loanExample?: LoanExample;
  usVisa?: UsVisa;
  tables?: Table[];
  /** Lists of things to know. */
  notes?: { id: string; title: string; lead?: string; items: Statement[] }[];
  /** Where the figures on the page come from; statements name them by their key. */
  sources: Record<string, Source>;
}
