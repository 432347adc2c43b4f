import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError, http } from './http';

/** Sends a GET to the key's segments joined with slashes. On a 401 it throws or returns null, as configured. */
export function fetchByKey({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    try {
      return await http(queryKey.join('/'), { signal });
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

// Offline, a call fails at once and says so; by default it would wait in silence for the network.
const networkMode = 'always';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey(),
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });

/** What the site keeps while it is open, from one page to the next. The server renders nobody's data with it. */
export const queryClient = createQueryClient();
