import type { DestinationName } from '../destinations';

export interface RankedUniversity {
  name: string;
  city: string;
  /** Position or band in the QS World University Rankings 2026, as published. */
  rank: string;
}

/** A country guide. The optional parts appear on the page only where they exist. */
export interface CountryGuide {
  name: DestinationName;
  overview: string;
  highlights: string[];
  quickFacts?: {
    capital: string;
    currency: string;
    language: string;
    population: string;
    timeZone: string;
    weather: string;
    drivingSide: string;
    studentCities?: string;
    workWhileStudying: string;
    postStudyWork: string;
  };
  topUniversities: RankedUniversity[];
  popularCourses: string[];
  workOpportunities: string[];
  intake: string[];
  /** The card in the resources hub. */
  summary: { cities: string; workRights: string; language: string; visaType: string };
}
