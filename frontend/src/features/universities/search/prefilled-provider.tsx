import { createContext, use, useState, type ReactNode } from 'react';
import { readPrefilled, rememberPrefilled } from '@/lib/remembered-student';

type Prefilled = readonly [
  /** Written like an address's query; undefined until it is known what there is to fill in. */
  query: string | undefined,
  prefill: (query: string, remember?: boolean) => void,
];

const PrefilledContext = createContext<Prefilled | undefined>(undefined);

/**
 * The filters that come from the student's profile. They stay out of the address: whoever copies it would send the
 * student's GPA and budget along.
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
