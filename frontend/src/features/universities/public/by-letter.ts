import type { UniversityLink } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** Longer lists are divided by first letters. */
export const MOST_WITHOUT_LETTERS = 40;

/** First ranks of the sections of a long list of ranked universities. */
const STRETCHES = [1, 51, 101, 201, 401, 701, 1001];

/** The sections of a list that is sorted by world rank, each with its first university; none for a short list. */
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

/** Universities that are sorted by name, grouped by their first letter without accent. */
export function byLetter(universities: readonly UniversityLink[]) {
  const letters = new Map<string, UniversityLink[]>();
  for (const university of universities) {
    const letter = university.name.normalize('NFD')[0]!.toUpperCase();
    const items = letters.get(letter) ?? [];
    letters.set(letter, [...items, university]);
  }
  return [...letters].map(([letter, items]) => ({ letter, items }));
}
