import { useAddress } from '@/lib/address-provider';

/**
 * One filter that is kept in the address, so that a link shows the same view. Its default value is not written there.
 */
export function useFilter(name: string, initial = ''): [string, (value: string) => void] {
  const [query, change] = useAddress();
  function set(value: string) {
    const next = new URLSearchParams(query);
    if (value === initial) next.delete(name);
    else next.set(name, value);
    change(next);
  }
  return [query.get(name) || initial, set];
}

/** The same for a choice among these values, without regard to case. Any other value counts as absent. */
export function useChoice(
  name: string,
  values: readonly string[],
  initial = '',
): [string, (value: string) => void] {
  const [said, set] = useFilter(name, initial);
  return [values.find((value) => value.toLowerCase() === said.toLowerCase()) ?? initial, set];
}
