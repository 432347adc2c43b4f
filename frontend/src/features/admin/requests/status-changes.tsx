import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  getConsultationRequest,
  getGetConsultationRequestQueryKey,
  getGetConsultationStatisticsQueryKey,
  getGetConsultationSummaryQueryKey,
  getListConsultationRequestsQueryKey,
  setConsultationStatus,
  setConsultationStatuses,
} from '@/api/generated/consultations';
import type {
  ConsultationRequestDetails,
  ConsultationStatus,
  StatusChangesResult,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';
import { focusDesk } from './desk-focus';
import type { RequestList } from './merge-requests';
import { remember, reversed, settle, UNDO_TIME, useUndoStack, type Change } from './undo-stack';

interface Order {
  changes: Change[];
  /** It takes a change back. */
  isUndo: boolean;
  /** One after the other. */
  number: number;
  /** When those were changed that are taken back together with it. */
  joins?: number;
}

/** Changes that a colleague's got in the way of. */
export interface Conflict {
  /** As wanted, with the status the colleague set. */
  changes: Change[];
  sentences: string[];
  /** What was changed all the same, and the toast that tells it once nothing lies over it. */
  done?: { text: string; tell: () => void };
  /** When that was. */
  joins?: number;
}

/** Changes of status: shown at once, rolled back when they fail, one after the other. */
export function useStatusChanges(token: string) {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, ConsultationStatus>>(new Map());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const last = useUndoStack().at(-1);
  const orders = useRef(0);
  // Of each request the number of the last order that was given when one failed: those built upon it are void.
  const voided = useRef(new Map<number, number>());

  function failed(changes: { id: number }[]) {
    for (const { id } of changes) voided.current.set(id, orders.current);
  }

  const { mutate } = useMutation({
    // A second change waits until the first is through, so that it expects what the first has set.
    scope: { id: 'consultation-status' },
    mutationFn: ({ changes, number }: Order) =>
      send(
        token,
        changes.filter(({ id }) => number > (voided.current.get(id) ?? 0)),
      ),
    onMutate: ({ changes, isUndo }) => {
      if (isUndo) settle(changes);
      setPending((map) => new Map([...map, ...changes.map(({ id, status }) => [id, status] as const)]));
    },
    onSuccess: async (result, { changes, isUndo, joins }) => {
      const done = changes.filter(({ id }) => result.changed.some((changed) => changed.id === id));
      const refused = result.unchanged.filter(({ reason }) => reason === 'conflict');
      // Somebody has set it already, as it was wanted: nothing to undo, and nothing is overwritten.
      const same = result.unchanged.filter(({ reason }) => reason === 'same');
      failed(refused);
      keep(client, done);
      const remembered = done.length > 0 && !isUndo ? remember(done, joins) : undefined;
      const together = remembered?.changes ?? done;
      const text = describe(together);
      const besides = refused.length === 0 && same[0] ? ` ${describeSame(changes, same)}` : '';
      const tellDone = () =>
        tell(
          (isUndo ? `Undone. ${text}` : text) + besides,
          isUndo
            ? undefined
            : () => {
                change(reversed(together), true);
                focusDesk(done[0]?.id);
              },
        );
      if (done.length > 0 && refused.length === 0) tellDone();
      else if (refused.length > 0 && done.length === 0) tellFailure();
      await refresh(client);
      keep(
        client,
        changes.filter(({ id }) => same.some((unchanged) => unchanged.id === id)),
      );
      if (same[0] && same.length === result.unchanged.length && done.length === 0)
        tell(same.length === 1 ? same[0].detail : describeSame(changes, same));
      if (refused.length > 0) {
        setConflict({
          sentences: [...refused, ...same].map(({ id, detail }) => `${nameOf(changes, id)}: ${detail}`),
          joins: remembered?.at ?? joins,
          done: done.length > 0 ? { text, tell: tellDone } : undefined,
          changes: await withCurrentStatus(
            client,
            token,
            changes.filter(({ id }) => refused.some((unchanged) => unchanged.id === id)),
          ),
        });
      }
    },
    onError: async (error, { changes, isUndo, joins }) => {
      failed(changes);
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title: 'Session Expired', description: 'Please log in again.' });
        return;
      }
      tellFailure();
      // Nothing has said that it can be taken back no more.
      if (isUndo && !(error instanceof ApiError && error.status < 500)) remember(reversed(changes));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      await refresh(client);
      setConflict({
        sentences: changes.map(
          ({ name }) => `${name}: ${error.error ?? 'This request has been changed meanwhile.'}`,
        ),
        joins,
        changes: await withCurrentStatus(client, token, changes),
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
    (changes: Change[], isUndo = false, joins?: number) => {
      const real = changes.filter(({ status, expectedStatus }) => status !== expectedStatus);
      if (real.length > 0) mutate({ changes: real, isUndo, number: ++orders.current, joins });
    },
    [mutate],
  );

  return {
    pending,
    change,
    conflict,
    /** What a conflict kept from being changed, in one with what was. */
    changeAllTheSame: (changes: Change[]) => change(changes, false, conflict?.joins),
    closeConflict() {
      setConflict(null);
      conflict?.done?.tell();
    },
    /** Changes that can be taken back. */
    last,
    undoLast() {
      if (last && Date.now() - last.at < UNDO_TIME) change(reversed(last.changes), true);
    },
  };
}

async function send(token: string, changes: Change[]): Promise<Omit<StatusChangesResult, 'undo'>> {
  const [first] = changes;
  if (!first) return { changed: [], unchanged: [] };
  if (changes.length === 1) {
    const { id, status, expectedStatus } = first;
    const { unchanged } = await setConsultationStatus(id, { status, expectedStatus }, withToken(token));
    if (unchanged) return { changed: [], unchanged: [{ id, reason: 'same', detail: unchanged }] };
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

/** The changes, expecting what the requests have now and show from now on; those that cannot be read any more drop out. */
async function withCurrentStatus(client: QueryClient, token: string, changes: Change[]): Promise<Change[]> {
  const current = await Promise.allSettled(
    changes.map(async (change) => {
      const { status } = await getConsultationRequest(change.id, withToken(token));
      return { ...change, expectedStatus: status };
    }),
  );
  const read = current.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  keep(
    client,
    read.map((change) => ({ ...change, status: change.expectedStatus })),
  );
  return read;
}

const nameOf = (changes: Change[], id: number) => changes.find((change) => change.id === id)?.name ?? id;

/** "Asha Rao had this status already.", "3 requests had this status already." */
const describeSame = (changes: Change[], same: { id: number }[]) =>
  `${same.length === 1 ? nameOf(changes, same[0]!.id) : `${same.length} requests`} had this status already.`;

/** "Asha Rao: new to contacted.", "3 requests to contacted." */
export function describe(changes: Change[]): string {
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
