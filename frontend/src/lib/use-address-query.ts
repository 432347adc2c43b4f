import { createContext, startTransition, useContext, useOptimistic } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** The query of the address for which the page's HTML was made, mostly none: the address may say more. */
export const PrerenderedQueryContext = createContext('');

/** What the address says after its question mark; in the render that takes over the server's HTML, what that one went by. */
export function useAddressQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const prerendered = useContext(PrerenderedQueryContext);
  return useHydrated() ? params : new URLSearchParams(prerendered);
}

/**
 * The same, and how to change it. The router renders a change when it finds the time; until then a select would fall back
 * to what it was, and letters be lost. So the change shows at once, and the next one builds on it.
 */
export function useChangingQuery() {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(useAddressQuery());
  const change = (next: URLSearchParams, options?: NavigateOptions) =>
    startTransition(async () => {
      show(next);
      await navigate({ search: next.toString() }, { replace: true, preventScrollReset: true, ...options });
    });
  return [shown, change] as const;
}
