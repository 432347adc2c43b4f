import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { useHydrated } from '@/lib/use-hydrated';
import { readPlans, writePlans, type Plans } from './plans-address';

/**
 * The plans of the calculator, which its address holds: a reload, the back button and a shared link show them again.
 * `search` is the query that says them.
 */
export function usePlans() {
  const [params, setParams] = useSearchParams();
  // The prerendered page has what no address says.
  const hydrated = useHydrated();
  const [search, setSearch] = useDebouncedText(hydrated ? writePlans(readPlans(params)) : '', (text) =>
    setParams(text, { replace: true }),
  );
  return {
    ...readPlans(new URLSearchParams(search)),
    search,
    change: (plans: Plans) => setSearch(writePlans(plans)),
  };
}
