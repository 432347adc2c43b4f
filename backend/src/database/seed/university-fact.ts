import type { DESTINATIONS, FIELDS_OF_STUDY } from '../../universities/destinations.js';
import type { University } from '../../universities/university.entity.js';

export type Destination = (typeof DESTINATIONS)[number];
export type FieldOfStudy = (typeof FIELDS_OF_STUDY)[number];
export type Sector = 'public' | 'private' | 'church';

/** A figure for this very institution: published by itself, a statistics office or a register, or reported by others. */
export interface PublishedTuition {
  /** Whole US dollars. */
  minUSD: number;
  maxUSD: number;
  year: string;
  currency: string;
  min: number;
  max: number;
  /** What the figure covers, where the publisher's own description is not enough. */
  note: string | null;
  url: string | null;
  /** The figures are of whole degrees, not of a year of study. */
  whole?: true;
}

/** One line of seed/universities.json: facts with the key of their source, nothing computed. */
export interface UniversityFact {
  slug: string;
  name: string;
  city: string;
  region: string | null;
  country: Destination;
  sector: Sector | null;
  establishedYear: number | null;
  studentPopulation: number | null;
  website: string | null;
  /** Most of its students never come to a campus; left out where they do. */
  distance?: true;
  /** What else it was called, or parts of it were: what people still search for. */
  formerNames?: string[];
  /** Slugs of institutions that have merged into this one. */
  formerSlugs?: string[];
  /** A whole sentence about what a reader must know, such as a merger. */
  remark?: string;
  /**
   * It takes nobody, or hardly anybody, straight after class XII, as its remark says, so that no GPA is estimated for
   * undergraduates; left out where it does.
   */
  graduatesOnly?: true;
  worldRank: number | null;
  worldRankDisplay: string | null;
  worldRankPublisher: string | null;
  worldRankYear: number | null;
  countryRank: number | null;
  tuition: PublishedTuition | null;
  /** The fees of its kind, which apply when the institution publishes no figure of its own. */
  tuitionRule:
    | 'AU-PRIVATE'
    | 'CA-COLLEGE'
    | 'DE-BAVARIA'
    | 'DE-BW'
    | 'DE-DISTANCE'
    | 'DE-PUBLIC'
    | 'DE-SAXONY-MUSIC'
    | 'FR-AGRICULTURE'
    | 'FR-ARCHITECTURE'
    | 'FR-ART'
    | 'FR-DECREE'
    | 'FR-ESPCI'
    | 'FR-MINES-TELECOM'
    | 'FR-OWN'
    | 'FR-PONTS'
    | 'FR-VETERINARY'
    | 'IE-MEDICINE'
    | 'IE-PRIVATE'
    | 'NZ-POLYTECHNIC'
    | 'SK-MEDICINE'
    | null;
  programs: FieldOfStudy[];
  programsComplete: boolean;
  latitude: number | null;
  longitude: number | null;
  /** Keys explained in docs/university-data.md. */
  sources: Record<string, string | null>;
}

/** A complete row but for its id, which the database gives. */
export type UniversityRow = Omit<University, 'id'>;
