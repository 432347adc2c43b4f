import { useEffect, useEffectEvent } from 'react';
import type { Account } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { usePrefilled } from '@/features/universities/search/prefilled-provider';
import { noFilters, useFilters, writeFilters, type Filters } from '@/features/universities/search/filters';
import { filtersOf } from './profile';

interface AccountQuery {
  data: Account | undefined;
  isPending: boolean;
  isError: boolean;
}

/**
 * Fills in the filters from the student's profile, once per session and only if the address has none, so that cleared
 * filters stay cleared. `ready` is false until the profile is known.
 */
export function usePrefilledFilters(account: AccountQuery) {
  const { filters, chosen } = useFilters();
  const [query, prefill] = usePrefilled();
  const profile = Object.entries(account.data ? filtersOf(account.data) : {}).filter(
    ([key, value]) => value !== noFilters[key as keyof Filters],
  );
  const known = chosen || !account.isPending;

  const fillIn = useEffectEvent(() => {
    const next = new URLSearchParams();
    if (!chosen) writeFilters(next, Object.fromEntries(profile));
    // If the profile could not be read, the next visit tries again.
    prefill(String(next), !account.isError);
  });
  useEffect(() => {
    if (known && query === undefined) fillIn();
  }, [known, query]);

  return {
    ready: query !== undefined || chosen || (known && profile.length === 0),
    /** Whether the active filters are those of the profile. */
    fromProfile:
      profile.length > 0 && profile.every(([key, value]) => filters[key as keyof Filters] === value),
  };
}
