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
  DeskRequest,
  StatusChangesResult,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import { ifMatch, withToken } from '../desk/calls';
import { focusDesk } from './desk-focus';
import type { RequestList } from './merge-requests';
import { tellDone } from './tell-done';
import { remember, reversed, settle, UNDO_TIME, useUndoStack, type Change } from './undo-stack';

interface Order {
  changes: Change[];
  /** Whether this undoes a change. */
  isUndo: boolean;
  /** Running number. */
  number: number;
  /** Time of an earlier change with which this one is undone together. */
  joins?: number;
}

/** Changes that were refused because a colleague had changed the status first. */
export interface Conflict {
  /** The wanted changes, now expecting the status that the colleague set. */
  changes: Change[];
  sentences: string[];
  /** The changes that succeeded, and the toast that reports them after the dialog is closed. */
  done?: { text: string; tell: () => void };
  /** The time of those changes. */
  joins?: number;
}

/** Changes statuses one after the other. Each shows at once and is rolled back if it fails. */
export function useStatusChanges(token: string) {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, ConsultationStatus>>(new Map());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const last = useUndoStack().at(-1);
  const orders = useRef(0);
  // By request, the number of the last change that was queued when one failed. Changes up to it were based on the
  // failed one and are dropped.
  const voided = useRef(new Map<number, number>());
  // By request, what our last change made of it. A change that was queued meanwhile was based on it.
  const made = useRef(new Map<number, Change>());

  function failed(changes: { id: number }[]) {
    for (const { id } of changes) voided.current.set(id, orders.current);
  }

  const { mutate } = useMutation({
    // Changes run one after the other, so that the second expects the status that the first has set.
    scope: { id: 'consultation-status' },
    mutationFn: ({ changes, number }: Order) =>
      send(
        token,
        changes
          .filter(({ id }) => number > (voided.current.get(id) ?? 0))
          .map((change) => {
            const own = made.current.get(change.id);
            const isBasedOnOwn =
              own?.status === change.expectedStatus && (own.version ?? 0) > (change.version ?? 0);
            return isBasedOnOwn ? { ...change, version: own.version } : change;
          }),
      ),
    onMutate: ({ changes, isUndo }) => {
      if (isUndo) settle(changes);
      setPending((map) => new Map([...map, ...changes.map(({ id, status }) => [id, status] as const)]));
    },
    onSuccess: async (result, { changes, isUndo, joins }) => {
      const done = changes.flatMap((change) => {
        const changed = result.changed.find(({ id }) => id === change.id);
        return changed ? [{ ...change, version: changed.version }] : [];
      });
      for (const change of done) made.current.set(change.id, change);
      const refused = result.unchanged.filter(({ reason }) => reason === 'conflict');
      // The request has the wanted status already, so there is nothing to undo.
      const same = result.unchanged.filter(({ reason }) => reason === 'same');
      failed(refused);
      keep(client, done);
      const remembered = done.length > 0 && !isUndo ? remember(done, joins) : undefined;
      const together = remembered?.changes ?? done;
      const text = describe(together);
      const besides = refused.length === 0 && same[0] ? ` ${describeSame(changes, same)}` : '';
      const say = () =>
        tell(
          (isUndo ? `Undone. ${text}` : text) + besides,
          isUndo
            ? undefined
            : () => {
                change(reversed(together), true);
                focusDesk(done[0]?.id);
              },
        );
      if (done.length > 0 && refused.length === 0) say();
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
          done: done.length > 0 ? { text, tell: say } : undefined,
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
      // An undo that failed for another reason than a refusal can be tried again.
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

  /** Notes what else has just changed a request, so that a change of status queued meanwhile is based on it. */
  const learn = useCallback(({ id, name, status, version }: DeskRequest) => {
    made.current.set(id, { id, name, status, expectedStatus: status, version });
  }, []);

  return {
    pending,
    change,
    learn,
    conflict,
    /** Makes the refused changes all the same. They are undone together with those that succeeded. */
    changeAllTheSame: (changes: Change[]) => change(changes, false, conflict?.joins),
    closeConflict() {
      setConflict(null);
      conflict?.done?.tell();
    },
    /** The newest changes that can be undone. */
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
    const { id, status, expectedStatus, version: seen } = first;
    const { unchanged, version } = await setConsultationStatus(
      id,
      seen ? { status } : { status, expectedStatus },
      seen ? ifMatch(token, seen) : withToken(token),
    );
    if (unchanged) return { changed: [], unchanged: [{ id, reason: 'same', detail: unchanged }] };
    return { changed: [{ id, from: expectedStatus, to: status, version }], unchanged: [] };
  }
  const body = changes.map(({ id, status, expectedStatus }) => ({ id, status, expectedStatus }));
  return setConsultationStatuses({ changes: body }, withToken(token));
}

/** Keeps changed statuses in the list. */
const keep = (client: QueryClient, changes: Change[]) =>
  keepRequests(
    client,
    new Map(changes.map(({ id, status, version }) => [id, { status, ...(version && { version }) }])),
  );

/**
 * Keeps what has changed of requests in the list. A list that is read again lacks a request that the filter now excludes.
 */
export function keepRequests(client: QueryClient, known: ReadonlyMap<number, Partial<DeskRequest>>) {
  client.setQueriesData<RequestList>(
    {
      queryKey: getListConsultationRequestsQueryKey(),
      predicate: ({ queryKey }) => queryKey.at(-1) === 'desk',
    },
    (list) =>
      list && {
        ...list,
        items: list.items.map((item) => {
          const now = known.get(item.id);
          return now ? { ...item, ...now } : item;
        }),
      },
  );
  for (const [id, now] of known) {
    client.setQueryData<ConsultationRequestDetails>(
      getGetConsultationRequestQueryKey(id),
      (details) => details && { ...details, ...now },
    );
  }
}

export const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: getListConsultationRequestsQueryKey() }),
    client.invalidateQueries({ queryKey: getGetConsultationSummaryQueryKey() }),
    client.invalidateQueries({ queryKey: getGetConsultationStatisticsQueryKey() }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => /consultation-requests\/\d+$/.test(String(queryKey[0])),
    }),
  ]);

/** The changes, now expecting the requests' present statuses. Requests that cannot be read any more are left out. */
async function withCurrentStatus(client: QueryClient, token: string, changes: Change[]): Promise<Change[]> {
  const current = await Promise.allSettled(
    changes.map(async (change) => {
      const { status, version } = await getConsultationRequest(change.id, withToken(token));
      return { ...change, expectedStatus: status, version };
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

const tell = (text: string, undo?: () => void) => tellDone('Status Updated', text, undo);

const tellFailure = () =>
  toast({
    variant: 'destructive',
    title: 'Update Failed',
    description: 'Failed to update consultation request status.',
  });
