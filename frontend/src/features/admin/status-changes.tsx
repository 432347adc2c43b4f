import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  getConsultationRequest,
  getGetConsultationRequestQueryKey,
  getGetConsultationStatisticsQueryKey,
  getGetConsultationSummaryQueryKey,
  getListConsultationRequestsQueryKey,
  setConsultationStatus,
  setConsultationStatuses,
} from '@/api/generated/consultations/consultations';
import type {
  ConsultationRequestDetails,
  ConsultationStatus,
  StatusChangesResult,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import type { RequestList } from './merge-requests';
import { withToken } from './requests';

/** A status to set, and the one it was seen to have: with another one the server refuses. */
export interface Change {
  id: number;
  name: string;
  status: ConsultationStatus;
  expectedStatus: ConsultationStatus;
}

interface Order {
  changes: Change[];
  /** It takes a change back. */
  isUndo: boolean;
}

/** Changes that a colleague's got in the way of. */
export interface Conflict {
  /** As wanted, with the status the colleague set. */
  changes: Change[];
  sentences: string[];
}

/** What takes back the last change, and when that was. */
export interface LastChange {
  undo: Change[];
  text: string;
  at: number;
}

/** Milliseconds in which a change can be taken back from the desk. */
export const UNDO_TIME = 10 * 60_000;

/** Changes of status: shown at once, rolled back when they fail, one after the other. */
export function useStatusChanges(token: string) {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, ConsultationStatus>>(new Map());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [last, setLast] = useState<LastChange | null>(null);

  const { mutate } = useMutation({
    // A second change waits until the first is through, so that it expects what the first has set.
    scope: { id: 'consultation-status' },
    mutationFn: ({ changes }: Order) => send(token, changes),
    onMutate: ({ changes }) => {
      setPending((map) => new Map([...map, ...changes.map(({ id, status }) => [id, status] as const)]));
    },
    onSuccess: async (result, { changes, isUndo }) => {
      const done = changes.filter(({ id }) => result.changed.some((changed) => changed.id === id));
      const refused = result.unchanged.filter(({ reason }) => reason === 'conflict');
      keep(client, done);
      if (done.length > 0) {
        const text = describe(done);
        const undo = done.map((change) => ({
          ...change,
          status: change.expectedStatus,
          expectedStatus: change.status,
        }));
        setLast(isUndo ? null : madeNow(undo, text));
        tell(isUndo ? `Undone. ${text}` : text, isUndo ? undefined : () => change(undo, true));
      } else if (refused.length > 0) tellFailure();
      await refresh(client);
      if (refused.length > 0) {
        setConflict({
          sentences: refused.map(({ id, detail }) => `${nameOf(changes, id)}: ${detail}`),
          changes: await withCurrentStatus(
            token,
            changes.filter(({ id }) => refused.some((unchanged) => unchanged.id === id)),
          ),
        });
      }
    },
    onError: async (error, { changes }) => {
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title: 'Session Expired', description: 'Please log in again.' });
        return;
      }
      tellFailure();
      if (!(error instanceof ApiError) || error.status !== 409) return;
      await refresh(client);
      setConflict({
        sentences: [error.error ?? 'A colleague has changed this request meanwhile.'],
        changes: await withCurrentStatus(token, changes),
      });
    },
    onSettled: (_result, _error, { changes }) =>
      setPending((map) => {
        const rest = new Map(map);
        for (const { id, status } of changes) if (rest.get(id) === status) rest.delete(id);
        return rest;
      }),
  });

  const change = useCallback(
    (changes: Change[], isUndo = false) => {
      const real = changes.filter(({ status, expectedStatus }) => status !== expectedStatus);
      if (real.length > 0) mutate({ changes: real, isUndo });
    },
    [mutate],
  );

  return { pending, change, conflict, closeConflict: () => setConflict(null), last };
}

async function send(token: string, changes: Change[]): Promise<Omit<StatusChangesResult, 'undo'>> {
  const [first] = changes;
  if (changes.length === 1 && first) {
    const { id, status, expectedStatus } = first;
    await setConsultationStatus(id, { status, expectedStatus }, withToken(token));
    return { changed: [{ id, from: expectedStatus, to: status }], unchanged: [] };
  }
  const body = changes.map(({ id, status, expectedStatus }) => ({ id, status, expectedStatus }));
  return setConsultationStatuses({ changes: body }, withToken(token));
}

/** A list read again may not hold a request whose new status its filter leaves out. */
function keep(client: QueryClient, changes: Change[]) {
  const statuses = new Map(changes.map(({ id, status }) => [id, status]));
  client.setQueriesData<RequestList>(
    {
      queryKey: getListConsultationRequestsQueryKey(),
      predicate: ({ queryKey }) => queryKey.at(-1) === 'desk',
    },
    (list) =>
      list && {
        ...list,
        items: list.items.map((item) => {
          const status = statuses.get(item.id);
          return status ? { ...item, status } : item;
        }),
      },
  );
  for (const [id, status] of statuses) {
    client.setQueryData<ConsultationRequestDetails>(
      getGetConsultationRequestQueryKey(id),
      (details) => details && { ...details, status },
    );
  }
}

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: getListConsultationRequestsQueryKey() }),
    client.invalidateQueries({ queryKey: getGetConsultationSummaryQueryKey() }),
    client.invalidateQueries({ queryKey: getGetConsultationStatisticsQueryKey() }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => /consultation-requests\/\d+$/.test(String(queryKey[0])),
    }),
  ]);

/** The changes, expecting what the requests have now; those that cannot be read any more drop out. */
async function withCurrentStatus(token: string, changes: Change[]): Promise<Change[]> {
  const current = await Promise.allSettled(
    changes.map(async (change) => {
      const { status } = await getConsultationRequest(change.id, withToken(token));
      return { ...change, expectedStatus: status };
    }),
  );
  return current.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
}

const madeNow = (undo: Change[], text: string): LastChange => ({ undo, text, at: Date.now() });

const nameOf = (changes: Change[], id: number) => changes.find((change) => change.id === id)?.name ?? id;

function describe(changes: Change[]): string {
  const [first] = changes;
  if (changes.length === 1 && first) return `${first.name}: ${first.expectedStatus} to ${first.status}.`;
  const targets = new Set(changes.map(({ status }) => status));
  return `${changes.length} requests${targets.size === 1 ? ` to ${first!.status}` : ''}.`;
}

function tell(text: string, undo?: () => void) {
  toast({
    title: 'Status Updated',
    description: (
      <>
        <span className="block [overflow-wrap:anywhere]">{text}</span>
        {undo && (
          <button
            type="button"
            onClick={undo}
            className="-mb-2 inline-flex min-h-11 items-center font-semibold text-peacock-deep underline underline-offset-4"
          >
            Undo
          </button>
        )}
      </>
    ),
  });
}

const tellFailure = () =>
  toast({
    variant: 'destructive',
    title: 'Update Failed',
    description: 'Failed to update consultation request status.',
  });
