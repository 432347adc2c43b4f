import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the render that takes over its HTML, then true. What the server could not know, such as
 * the address's query, may show from then on.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
