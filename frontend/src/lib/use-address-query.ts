import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** The query of the address for which the page's HTML was made, mostly none: the address may say more. */
export const PrerenderedQueryContext = createContext('');

/** What the address says after its question mark; in the render that takes over the server's HTML, what that one went by. */
export function useAddressQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const prerendered = useContext(PrerenderedQueryContext);
  return useHydrated() ? params : new URLSearchParams(prerendered);
}
