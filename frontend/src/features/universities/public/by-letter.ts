import type { UniversityLink } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** More universities than this are parted by their first letters. */
export const MOST_WITHOUT_LETTERS = 40;

/** Where a long list of ranked universities is entered: the first places of its stretches. */
const STRETCHES = [1, 51, 101, 201, 401, 701, 1001];

/** The stretches of a list sorted by world rank, each with its first university; none where the list is short. */
export function byRank(ranked: readonly UniversityLink[]) {
  if (ranked.length <= MOST_WITHOUT_LETTERS) return [];
  return STRETCHES.flatMap((from, i) => {
    const below = STRETCHES[i + 1] ?? Infinity;
    const first = ranked.find(({ worldRank }) => worldRank! >= from && worldRank! < below);
    return first
      ? [{ id: `rank-${from}`, name: below === Infinity ? `from #${from}` : `#${from}–${below - 1}`, first }]
      : [];
  });
}

/** Universities that are sorted by name, by the first letter without its accent. */
export function byLetter(universities: readonly UniversityLink[]) {
  const letters = new Map<string, UniversityLink[]>();
  for (const university of universities) {
    const letter = university.name.normalize('NFD')[0]!.toUpperCase();
    const items = letters.get(letter) ?? [];
    letters.set(letter, [...items, university]);
  }
  return [...letters].map(([letter, items]) => ({ letter, items }));
}
