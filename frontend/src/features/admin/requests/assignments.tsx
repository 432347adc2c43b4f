import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { setConsultationAssignee, setConsultationAssignees } from '@/api/generated/consultations';
import type {
  AssignmentsResult,
  DeskRequest,
  RequestAssignment,
  UnchangedRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import { ifMatch, withToken } from '../desk/calls';
import { focusDesk } from './desk-focus';
import type { Refusal } from './refusal-dialog';
import { refresh } from './status-changes';
import { tellDone } from './tell-done';
import { UNDO_TIME } from './undo-stack';

/** A request to assign, as it was seen. */
type Seen = Pick<DeskRequest, 'id' | 'name' | 'assignee' | 'version'>;

interface Order {
  requests: Seen[];
  /** Null releases them. */
  to: { id: number; name: string } | null;
}

/** The last assignment, and what takes it back. */
export interface LastAssignment {
  text: string;
  /** When, in milliseconds. */
  at: number;
  undo: RequestAssignment[];
}

/** Assigns requests, each only if it is still as it was seen. */
export function useAssignments(token: string) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Refusal | null>(null);
  const [last, setLast] = useState<LastAssignment | null>(null);

  const { mutate: undo } = useMutation({
    scope: { id: 'consultation-status' },
    mutationFn: ({ undo: changes }: LastAssignment) =>
      setConsultationAssignees({ changes }, withToken(token)),
    onMutate: () => setLast(null),
    onSuccess: async ({ changed, unchanged }) => {
      await refresh(client);
      if (changed.length > 0) tell(`Undone for ${counted(changed.length)}.`);
      if (unchanged.length > 0) setConflict(refusal(unchanged.map(tooLate), (id) => `No. ${id}`));
    },
    onError: (error, before) => {
      setLast(before);
      tellFailure(error);
    },
  });

  const { mutate } = useMutation({
    scope: { id: 'consultation-status' },
    mutationFn: (order: Order) => send(token, order),
    onSuccess: async (result, { requests, to }) => {
      const done = requests.filter(({ id }) => result.changed.some((changed) => changed.id === id));
      const name = (id: number) => requests.find((request) => request.id === id)?.name ?? `No. ${id}`;
      const refused = result.unchanged.filter(({ reason }) => reason !== 'same');
      if (done.length > 0) {
        const what = done.length === 1 ? done[0]!.name : counted(done.length);
        const text = `${what}: ${to ? `assigned to ${to.name}` : 'unassigned'}.`;
        const now = { text, at: Date.now(), undo: result.undo };
        setLast(result.undo.length > 0 ? now : null);
        tell(text, result.undo.length > 0 ? () => undo(now) : undefined);
      }
      await refresh(client);
      if (refused.length > 0) setConflict(refusal(refused.map(gone), name));
    },
    onError: async (error, { requests }) => {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return tellFailure(error);
      const { id, name } = requests[0]!;
      const detail = error.error ?? 'This request has been changed meanwhile.';
      setConflict(refusal([{ id, detail }], () => name));
      await refresh(client);
    },
  });

  const assign = useCallback((requests: Seen[], to: Order['to']) => mutate({ requests, to }), [mutate]);
  return {
    assign,
    conflict,
    closeConflict: () => setConflict(null),
    last,
    undoLast() {
      if (last && Date.now() - last.at < UNDO_TIME) undo(last);
    },
  };
}

async function send(token: string, { requests, to }: Order): Promise<AssignmentsResult> {
  const [first] = requests;
  const assigneeId = to?.id ?? null;
  if (requests.length === 1 && first) {
    const { id, assignee, version } = first;
    const now = await setConsultationAssignee(id, { assigneeId }, ifMatch(token, version));
    return {
      changed: [{ id, from: assignee, to: now.assignee, version: now.version }],
      unchanged: [],
      undo: [{ id, assigneeId: assignee?.id ?? null, expectedAssigneeId: assigneeId }],
    };
  }
  const changes = requests.map(({ id, assignee }) => ({
    id,
    assigneeId,
    expectedAssigneeId: assignee?.id ?? null,
  }));
  return setConsultationAssignees({ changes }, withToken(token));
}

const refusal = (unchanged: { id: number; detail: string }[], name: (id: number) => string): Refusal => ({
  title: 'Not assigned',
  id: unchanged[0]?.id,
  sentences: unchanged.map(({ id, detail }) => `${name(id)}: ${detail}`),
});

/** What was erased and, to a counselor, what a colleague has do not exist. */
const gone = ({ id, reason, detail }: UnchangedRequest) => ({
  id,
  detail: reason === 'missing' ? 'It was erased, or you may not see it any more.' : detail,
});

/** What a counselor gave away is another's, and as if it did not exist, once it cannot be taken back. */
const tooLate = ({ id, reason, detail }: UnchangedRequest) => ({
  id,
  detail:
    reason === 'missing'
      ? 'It cannot be taken back: ten minutes are over, or something has happened to it since.'
      : detail,
});

const counted = (requests: number) => (requests === 1 ? '1 request' : `${requests} requests`);

const tell = (text: string, undo?: () => void) =>
  tellDone(
    'Assignment Updated',
    text,
    undo &&
      (() => {
        undo();
        focusDesk();
      }),
  );

function tellFailure(error: Error) {
  if (error instanceof ApiError && error.status === 401) return;
  toast({
    variant: 'destructive',
    title: 'Assignment Failed',
    description: 'Nothing was assigned. Please try again.',
  });
}
