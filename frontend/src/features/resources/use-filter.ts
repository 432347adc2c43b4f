import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from '@/lib/use-address-query';

/** One filter kept in the address, so that a link shows the same view; a default is not written. */
export function useFilter(name: string, initial = ''): [string, (value: string) => void] {
  const [, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (current) => {
        if (value === initial) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [useAddressQuery().get(name) || initial, set];
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
