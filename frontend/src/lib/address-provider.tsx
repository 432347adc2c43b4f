import { createContext, use, type ReactNode } from 'react';
import { useChangingQuery } from './use-address-query';

type Address = ReturnType<typeof useChangingQuery>;

const AddressContext = createContext<Address | undefined>(undefined);

/** Surrounds every page: a change of the address's query by one component shows at once in all of them. */
export function AddressProvider({ children }: { children: ReactNode }) {
  return <AddressContext value={useChangingQuery()}>{children}</AddressContext>;
}

export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('AddressProvider is missing');
  return address;
}
