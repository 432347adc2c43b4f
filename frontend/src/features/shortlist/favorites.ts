import type { ShortlistEntryDto, UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** One line of My Favorites. A university that no longer exists has no facts. */
export interface Favorite {
  entry: ShortlistEntryDto;
  university: UniversityDto | undefined;
}

export const favoriteOrders = ['newest', 'name', 'country', 'tuition', 'rank'] as const;
export type FavoriteOrder = (typeof favoriteOrders)[number];

export const orderNames: Record<FavoriteOrder, string> = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  country: 'Country',
  tuition: 'Lowest tuition',
  rank: 'World rank',
};

const last = Number.MAX_SAFE_INTEGER;
const names = new Intl.Collator('en');
const byName = (a: Favorite, b: Favorite) =>
  names.compare(a.university?.name ?? '~', b.university?.name ?? '~');
const newest = (a: Favorite, b: Favorite) => Date.parse(b.entry.createdAt) - Date.parse(a.entry.createdAt);

const comparisons: Record<FavoriteOrder, (a: Favorite, b: Favorite) => number> = {
  newest,
  name: byName,
  country: (a, b) => names.compare(a.university?.country ?? '~', b.university?.country ?? '~'),
  tuition: (a, b) => (a.university?.tuitionMinUSD ?? last) - (b.university?.tuitionMinUSD ?? last),
  rank: (a, b) => (a.university?.worldRank ?? last) - (b.university?.worldRank ?? last),
};

/** Sorts favorites. Equal ones are sorted by name, then newest first. */
export const sortFavorites = (favorites: readonly Favorite[], order: FavoriteOrder) =>
  [...favorites].sort((a, b) => comparisons[order](a, b) || byName(a, b) || newest(a, b));
