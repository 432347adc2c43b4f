import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';

/** One filter kept in the address, so that a link shows the same view; a default is not written. */
export function useFilter(name: string, initial = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (current) => {
        if (value === initial) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  // The prerendered page is unfiltered.
  const hydrated = useHydrated();
  return [(hydrated && params.get(name)) || initial, set];
}
