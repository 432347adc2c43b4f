import { createContext, use, type ReactNode } from 'react';
import { useChangingQuery } from './use-address-query';

type Address = ReturnType<typeof useChangingQuery>;

const AddressContext = createContext<Address | undefined>(undefined);

/** Around all that reads or changes the address's query: a change by one of them shows at once in all. */
export function AddressProvider({ children }: { children: ReactNode }) {
  return <AddressContext value={useChangingQuery()}>{children}</AddressContext>;
}

export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('AddressProvider is missing');
  return address;
}
