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
 * Fills in the filters from the student's profile, once in a session and only where the address names none: cleared
 * filters stay cleared. `ready` is false until it is known whether there is something to fill in.
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
    // A profile that could not be read may fill in the next time.
    prefill(String(next), !account.isError);
  });
  useEffect(() => {
    if (known && query === undefined) fillIn();
  }, [known, query]);

  return {
    ready: query !== undefined || chosen || (known && profile.length === 0),
    /** The filters in force are those of the profile. */
    fromProfile:
      profile.length > 0 && profile.every(([key, value]) => filters[key as keyof Filters] === value),
  };
}
