import { createContext, startTransition, use, useOptimistic, type ReactNode } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Address = readonly [
  query: URLSearchParams,
  change: (next: URLSearchParams, options: NavigateOptions) => void,
];

const AddressContext = createContext<Address | undefined>(undefined);

/**
 * Around all that reads or changes the address's query. The router renders a change when it finds the time; until then
 * a select or a checkbox would fall back to what it was. So the change shows at once, and the next one builds on it.
 */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(query);
  const change: Address[1] = (next, options) =>
    startTransition(async () => {
      show(next);
      await navigate({ search: next.toString() }, { preventScrollReset: true, ...options });
    });
  return <AddressContext value={[shown, change]}>{children}</AddressContext>;
}

export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('AddressProvider is missing');
  return address;
}
