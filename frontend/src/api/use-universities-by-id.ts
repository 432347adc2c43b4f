import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListUniversities } from './generated/universities';

/** Most ids in one call. */
export const MAX_IDS = 500;

/** The universities with these ids, without those that do not exist any more. Removing ids causes no new call. */
export function useUniversitiesById(ids: readonly number[]) {
  const [asked, setAsked] = useState<readonly number[]>([]);
  const wanted = ids.slice(-MAX_IDS);
  if (wanted.some((id) => !asked.includes(id))) setAsked([...new Set(wanted)].sort((a, b) => a - b));
  const list = useListUniversities(
    { ids: asked.join(',') },
    { query: { enabled: asked.length > 0, placeholderData: keepPreviousData } },
  );
  return { ...list, byId: new Map(list.data?.items.map((university) => [university.id, university])) };
}
