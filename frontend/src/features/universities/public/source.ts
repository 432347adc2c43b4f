import { createContext } from 'react-router-dom';
import { getUniversityBySlug, listUniversityLinks } from '@/api/generated/universities';
import type {
  ListUniversityLinksCountry,
  UniversityLink,
  UniversityPage,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';

/** In place of data that cannot be read for a moment. */
export const AWAY = 'away';

/** Where the pages of universities find what they show. */
export interface UniversitySource {
  /** Null: there is none. */
  find(slug: string): Promise<UniversityPage | typeof AWAY | null>;
  linksOf(country: string): Promise<UniversityLink[] | typeof AWAY>;
}

const api: UniversitySource = {
  async find(slug) {
    try {
      return await getUniversityBySlug(slug);
    } catch (error) {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
      throw error;
    }
  },
  linksOf: (country) => listUniversityLinks({ country: country as ListUniversityLinksCountry }),
};

/** The source that loaders read from. Browsers use the API; the server puts a source of its own in its place. */
export const universitySource = createContext(api);

/** Answers as if the database were unreachable. With it the server renders the page that it sends at such times. */
export const awaySource: UniversitySource = { find: async () => AWAY, linksOf: async () => AWAY };
