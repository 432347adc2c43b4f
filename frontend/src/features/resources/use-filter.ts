import { useChangingQuery } from '@/lib/use-address-query';

/** One filter kept in the address, so that a link shows the same view; a default is not written. */
export function useFilter(name: string, initial = ''): [string, (value: string) => void] {
  const [query, change] = useChangingQuery();
  function set(value: string) {
    const next = new URLSearchParams(query);
    if (value === initial) next.delete(name);
    else next.set(name, value);
    change(next);
  }
  return [query.get(name) || initial, set];
}

/** The same for one of these values, however its letters are cased; anything else counts as not said. */
export function useChoice(
  name: string,
  values: readonly string[],
  initial = '',
): [string, (value: string) => void] {
  const [said, set] = useFilter(name, initial);
  return [values.find((value) => value.toLowerCase() === said.toLowerCase()) ?? initial, set];
}
