import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { useAddressQuery } from '@/lib/use-address-query';
import { readPlans, writePlans, type Plans } from './plans-address';

/**
 * The plans of the calculator. They are kept in its address, so a reload, the back button and a shared link show them again.
 * `search` is that query.
 */
export function usePlans() {
  const [, setParams] = useSearchParams();
  const [search, setSearch] = useDebouncedText(writePlans(readPlans(useAddressQuery())), (text) =>
    setParams(text, { replace: true, preventScrollReset: true }),
  );
  return {
    ...readPlans(new URLSearchParams(search)),
    search,
    change: (plans: Plans) => setSearch(writePlans(plans)),
  };
}
