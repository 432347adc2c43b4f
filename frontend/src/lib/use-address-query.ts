import { useSearchParams } from 'react-router-dom';
import { onServer } from './rendering';
import { useHydrated } from './use-hydrated';

/** Name of the meta tag in a page that was prerendered for an address with a query: that query. */
export const QUERY_META = 'prerendered-query';

/**
 * What the address says after its question mark. The render that takes over the server's HTML goes by the query that
 * was prerendered, which is mostly none.
 */
export function useAddressQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  if (hydrated || (!process.env.IN_BROWSER && onServer())) return params;
  const prerendered = document.head.querySelector<HTMLMetaElement>(`meta[name=${QUERY_META}]`);
  return new URLSearchParams(prerendered?.content);
}
