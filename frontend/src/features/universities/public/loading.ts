import type { UniversityLink, UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError, http } from '@/api/http';
import { findDestination } from '@/content/destinations';
import { preloadGuide } from '@/content/guides';
import { lazily } from '@/lib/lazy';
import { givenByServer, onServer } from '@/lib/rendering';
import { slugOf } from '@/lib/slug';

/** What the server renders a page with whose data it could not read. */
export const AWAY = 'away';

// The generated functions share their file with hooks, whose library no public page is to load.
const universities = lazily<UniversityPage | null>(async (slug) => {
  try {
    return await http<UniversityPage>(`/api/universities/by-slug/${encodeURIComponent(slug)}`);
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
});
const lists = lazily<UniversityLink[]>((country) =>
  http(`/api/universities/links?country=${encodeURIComponent(country)}`),
);

const keyOf = (slug = '') => slug.toLowerCase();

/**
 * Resolves when the page of a university can be rendered.
 * @param given what the server has read for it; undefined in a browser
 */
export async function preloadUniversity(slug: string | undefined, given: unknown): Promise<void> {
  const university =
    given === undefined ? await universities.preload(keyOf(slug)) : (given as UniversityPage | null);
  if (university && (university as unknown) !== AWAY) await preloadGuide(slugOf(university.country));
}

/** Null: there is none. */
export const readUniversity = (slug: string | undefined) =>
  onServer() ? (givenByServer() as UniversityPage | typeof AWAY | null) : universities.read(keyOf(slug));

/** Resolves when the list of a country's universities can be rendered. */
export async function preloadList(slug: string | undefined, given: unknown): Promise<void> {
  const country = findDestination(slug)?.name;
  if (country !== undefined && given === undefined) await lists.preload(country);
}

export const readList = (country: string) =>
  onServer() ? (givenByServer() as UniversityLink[] | typeof AWAY) : lists.read(country);
