import { createContext, use, useState, type ReactNode } from 'react';
import { readPrefilled, rememberPrefilled } from '@/lib/remembered-student';

type Prefilled = readonly [
  /** The filters as a query; undefined until the profile is known. */
  query: string | undefined,
  prefill: (query: string, remember?: boolean) => void,
];

const PrefilledContext = createContext<Prefilled | undefined>(undefined);

/**
 * The filters that come from the student's profile. They are not written into the address, because a copied address would
 * reveal the student's GPA and budget.
 */
export function PrefilledProvider({ username, children }: { username: string; children: ReactNode }) {
  const [query, setQuery] = useState(() => readPrefilled(username));
  const prefill: Prefilled[1] = (next, remember = true) => {
    setQuery(next);
    if (remember) rememberPrefilled(username, next);
  };
  return <PrefilledContext value={[query, prefill]}>{children}</PrefilledContext>;
}

export function usePrefilled(): Prefilled {
  const prefilled = use(PrefilledContext);
  if (!prefilled) throw new Error('PrefilledProvider is missing');
  return prefilled;
}
