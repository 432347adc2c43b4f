import { useCallback, useState } from 'react';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** Most requests that one call can change. */
export const MOST_SELECTED = 500;

/** The selected requests. Another list starts without a selection. */
export function useSelection(listName: string) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [seen, setSeen] = useState(listName);
  if (seen !== listName) {
    setSeen(listName);
    setChosen(new Set());
  }
  const toggle = useCallback(
    ({ id }: DeskRequest) =>
      setChosen((set) => {
        if (set.has(id)) return new Set([...set].filter((other) => other !== id));
        return set.size < MOST_SELECTED ? new Set([...set, id]) : set;
      }),
    [],
  );
  return {
    chosen,
    toggle,
    choose: (requests: DeskRequest[]) =>
      setChosen((set) => new Set([...set, ...requests.map(({ id }) => id)].slice(0, MOST_SELECTED))),
    clear: () => setChosen(new Set()),
  };
}
