import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListUniversities } from './generated/universities';

/** Ids that one question may name. */
export const MAX_IDS = 500;

/** The universities with these ids; those that are gone are missing. Fewer ids than before ask for nothing new. */
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
