import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from './http';

/**
 * Calls back when any call of the screen gets one of these statuses, because its session or token is not valid any
 * more.
 */
export function useRefused(statuses: readonly number[], onRefused: (status: number) => void) {
  const client = useQueryClient();
  const check = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && statuses.includes(error.status)) onRefused(error.status);
  });

  useEffect(() => {
    const leaveQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const leaveMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [client]);
}
