import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { useHydrated } from '@/lib/use-hydrated';
import { isCountryQuery, readPlans, writePlans, type Plans } from './plans-address';

/**
 * The plans of the calculator, which its address holds: a reload, the back button and a shared link show them again.
 * `search` is the query that says them.
 */
export function usePlans() {
  const [params, setParams] = useSearchParams();
  // The page is prerendered for each country, not for all else that an address may say.
  const said = useHydrated() || isCountryQuery(params.toString());
  const [search, setSearch] = useDebouncedText(said ? writePlans(readPlans(params)) : '', (text) =>
    setParams(text, { replace: true }),
  );
  return {
    ...readPlans(new URLSearchParams(search)),
    search,
    change: (plans: Plans) => setSearch(writePlans(plans)),
  };
}
