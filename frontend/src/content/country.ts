import type { Level } from '@/lib/levels';
import type { Source } from './sources';

/*
 * A country is one file in `countries/` with four exports: `card`, `summary`, `costs` and `guide`. Each list
 * of the site takes the export it needs, so that a page loads no more of a country than it shows.
 */

/** A country in lists of the destinations. */
export interface CountryCard {
  /** Place in every list, from 1. */
  position: number;
  name: string;
  /** ISO 3166 code of the state whose flag stands beside the name, as in `components/flag`. */
  flag: FlagCode;
  description: string;
  institutions: string;
  students: string;
  /** Three. */
  highlights: string[];
}

export type FlagCode = 'ae' | 'au' | 'ca' | 'de' | 'fr' | 'gb' | 'ie' | 'nz' | 'sk' | 'us';

/** The card in the resources hub. */
export interface CountrySummary {
  cities: string;
  workRights: string;
  language: string;
  visaType: string;
  /** What the calculator's tuition is for, and what other degrees ask, where they differ by far. */
  tuitionFor?: string;
}

export const costItems = ['tuition', 'accommodation', 'food', 'transport', 'personal'] as const;
export type CostItem = (typeof costItems)[number];

/** Starting values of the cost calculator: amounts for one year, in the country's own currency. */
export interface CountryCosts extends Record<CostItem, number> {
  symbol: string;
  /** ISO 4217 */
  currency: Currency;
  /** For one year, in addition to the five items. The guide shows this, `oneTime` and `fees`, too. */
  healthInsurance: Amount;
  oneTime: OneTimeCosts;
  /** Where everybody pays some whose figure is known: elsewhere the calculator would load them for nothing. */
  fees?: readonly Fee[];
  /** What the state asks a student to show for living, besides tuition; none where it names no sum. */
  minimum?: number;
  /** For which time, and where, if not for a year anywhere. */
  minimumFor?: string;
  /** Where another sum is asked for: in a province or a city. */
  minimumIn?: { place: string; sum: number; for: string };
}

export type Currency = 'USD' | 'GBP' | 'CAD' | 'AUD' | 'EUR' | 'NZD' | 'AED';

/** A statement, or a figure in words, with the source it comes from. */
export interface Fact {
  text: string;
  /** A key of the guide's `sources`. */
  source: string;
  about?: Topic;
  /** Only in this state or province. */
  region?: string;
  /** Whether a deadline applies to the university of this name. Without this function it applies to all. */
  at?: (name: string) => boolean;
}

/** What a statement is looked up by, for the tables of all countries and beside the costs of an application. */
export type Topic = 'family' | 'settlement' | 'insurance' | 'funds';

/** A statement that carries no figure needs no source; with `about` it is found by its topic, too. */
export type Statement = string | Fact | { text: string; about: Topic; source?: undefined };

/** A document, and who needs it where not everybody does. */
export type Paper =
  | Statement
  | {
      text: string;
      source?: string;
      levels?: readonly Level[];
      /** Only in this state or province. */
      region?: string;
      /** Not in this one. */
      notIn?: string;
      notFor?: StudiesAt;
    };

/** Studies at a level at universities of a sector, as the university search names it. */
export interface StudiesAt {
  level: Level;
  sector: 'public' | 'private';
}

/** Money in the country's own currency: one amount, or a range. */
export interface Amount {
  from: number;
  to?: number;
  /** What it pays for, or when it differs, in a few words. */
  note?: string;
  /** A key of the guide's `sources`. */
  source: string;
}

export interface OneTimeCosts {
  applicationFee: ApplicationFee;
  visaFee: Amount;
  flightTicket: Amount;
}

/** Of one application, with the levels at which another one is known. */
export interface ApplicationFee extends Amount {
  at?: Partial<Record<Level, Fee>>;
  /** Of each further one for the same semester. */
  further?: Amount;
}

/** What has to be paid in the first year besides all that, by its name: so far as it does not stand there already. */
export interface Fee {
  name: string;
  /** None where we could establish no figure. */
  amount?: Amount;
  /** It is paid in rupees, not in the country's currency. */
  inRupees?: true;
  /** Again in each further year. */
  yearly?: true;
  /** One does for all applications. */
  shared?: true;
  levels?: readonly Level[];
  /** Only in this state or province. */
  region?: string;
  notAt?: 'private';
}

export interface RankedUniversity {
  /** As in the university search. */
  name: string;
  /** Slug of its page, if it does not follow from the name. */
  slug?: string;
  city: string;
  /** Position or band in the edition of `ranking-edition.ts`, as published. */
  rank: string;
  /** What the university is known for, in a few words. */
  knownFor: string;
}

export interface StudyCity {
  name: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Towns of top universities around it that are part of the same city for a student, and of its dot on the map. */
  towns?: string[];
  /** What a student finds there, in a sentence. */
  text: string;
}

export interface GuideScholarship {
  name: string;
  /** The university that awards it, or at which it is used, named as in the university search. */
  at?: string;
  amount: string;
  /** Who can apply, in a few words. */
  eligibility: string;
  /** The official page. */
  url: string;
  source: string;
}

/** A country guide. The optional parts appear on the page only where they exist. */
export interface CountryGuide {
  overview: string;
  /** Beside the card's figures, which are the operator's and round: what was counted last, with its year. */
  counted?: { institutions?: Fact; students?: Fact };
  /** At least five, in more detail than on the card. */
  highlights: Statement[];
  /** Only for the countries where a short table helps most. */
  quickFacts?: {
    capital: string;
    currency: string;
    language: string;
    population: Fact;
    timeZone: string;
    weather: string;
    drivingSide: string;
    studentCities?: string;
    workWhileStudying: Fact;
    postStudyWork: Fact;
  };
  educationSystem?: {
    structure: Statement;
    academicYear: Statement;
    gradingSystem: Statement;
    classSize: Statement;
  };
  studyCities: StudyCity[];
  topUniversities: RankedUniversity[];
  popularCourses: { name: string; text: string }[];
  /** All for one year except `oneTimeCosts` and the `fees` that are not yearly. */
  detailedCosts?: {
    /** By level in words, and then as one range. */
    tuition: { label: string; amount: Amount }[];
    tuitionRange: Amount;
    livingExpenses: {
      accommodation: Amount;
      food: Amount;
      transport: Amount;
      personal: Amount;
      healthInsurance: Amount;
    };
    oneTimeCosts: OneTimeCosts;
    fees?: readonly Fee[];
    /** Proof of funds the visa asks for, and how far cities differ. */
    notes: Statement[];
  };
  standardizedTests?: { undergraduate?: Statement[]; postgraduate?: Statement[]; english?: Statement[] };
  workAuthorization?: { duringStudies: Statement; afterGraduation: Statement; details: Statement[] };
  documentRequirements?: {
    academic?: Paper[];
    personal?: Paper[];
    financial?: Paper[];
    additional?: Statement[];
  };
  /** Fields and jobs that graduates find, and how to look for them. */
  workOpportunities: Statement[];
  applicationRequirements?: Statement[];
  intakeDetails: { primary: string; secondary?: string; limited?: string; deadlines: Statement[] };
  scholarships?: {
    government?: GuideScholarship[];
    university?: GuideScholarship[];
    private?: GuideScholarship[];
  };
  visaProcess?: {
    type: string;
    processingTime: Fact;
    /** In the order in which an applicant takes them. */
    steps: Statement[];
    requirements: Statement[];
    interviewRequired: boolean;
    interview: Statement;
  };
  /** By the keys that the figures name. They are listed at the end of the page. */
  sources: Record<string, Source>;
}
