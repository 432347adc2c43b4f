import { useEffect, useEffectEvent, useState } from 'react';
import type { Account } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useAddress } from '../address-provider';
import { noFilters, useFilters, writeFilters, type Filters } from '../search/filters';
import { isPrefilled, rememberPrefilled } from '../session/remembered';
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
export function usePrefilledFilters(username: string, account: AccountQuery) {
  const { filters, chosen } = useFilters();
  const [address, setAddress] = useAddress();
  const [done, setDone] = useState(() => chosen || isPrefilled(username));
  const profile = Object.entries(account.data ? filtersOf(account.data) : {}).filter(
    ([key, value]) => value !== noFilters[key as keyof Filters],
  );
  const ready = done || chosen || (!account.isPending && profile.length === 0);

  const fillIn = useEffectEvent(() => {
    const next = new URLSearchParams(address);
    writeFilters(next, Object.fromEntries(profile));
    setAddress(next, { replace: true });
  });
  useEffect(() => {
    if (!ready) {
      if (!account.isPending) fillIn();
      return;
    }
    setDone(true);
    // A profile that could not be read may fill in the next time.
    if (!account.isError) rememberPrefilled(username);
  }, [ready, account.isPending, account.isError, username]);

  return {
    ready,
    /** The filters in force are those of the profile. */
    fromProfile:
      profile.length > 0 && profile.every(([key, value]) => filters[key as keyof Filters] === value),
  };
}
