import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { recordContactAttempt, undoContactAttempt } from '@/api/generated/consultations';
import type { ContactAttempt, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';
import { attemptOn } from './contact-words';
import { focusDesk } from './desk-focus';
import type { Refusal } from './refusal-dialog';
import { keepRequests, refresh } from './status-changes';
import { tellDone } from './tell-done';
import { UNDO_TIME } from './undo-stack';

export type RecordContact = (request: DeskRequest, contact: ContactAttempt) => void;

interface Order {
  request: Pick<DeskRequest, 'id' | 'name'>;
  contact: ContactAttempt;
}

/** The last attempt, and what takes it back. */
export interface LastAttempt {
  id: number;
  contactId: number;
  name: string;
  text: string;
  /** When, in milliseconds. */
  at: number;
}

/** An attempt to take back; also one from the history, of which less is known. */
export type UndoneAttempt = LastAttempt | Pick<LastAttempt, 'id' | 'contactId' | 'name'>;

/** The request as it is to be once the attempt is recorded. */
export function withContact<T extends DeskRequest>(request: T, contact: ContactAttempt, by: string): T {
  const lastContact = { ...contact, by, at: new Date().toISOString() };
  if (contact.outcome !== 'reached') return { ...request, lastContact };
  const status = request.status === 'new' ? 'contacted' : request.status;
  return { ...request, lastContact, status, waitingSince: null, dueAt: null };
}

/**
 * Records attempts to reach visitors, one after the other with the changes of status. Each shows at once, and is rolled
 * back if it fails.
 */
export function useContacts(token: string, onRecorded: (now: DeskRequest) => void) {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, ContactAttempt>>(new Map());
  const [conflict, setConflict] = useState<Refusal | null>(null);
  const [last, setLast] = useState<LastAttempt | null>(null);
  const scope = { id: 'consultation-status' };

  async function failed(error: Error, title: string, { id, name }: { id: number; name: string }) {
    if (error instanceof ApiError && error.status === 401) return;
    if (error instanceof ApiError && [404, 409].includes(error.status)) {
      const detail = error.error ?? 'This request has been changed meanwhile.';
      setConflict({ id, title, sentences: [`${name}: ${detail}`] });
      await refresh(client);
    } else
      toast({
        variant: 'destructive',
        title,
        description: `${error instanceof ApiError ? '' : 'The server could not be reached. '}Nothing was changed. Please try again.`,
      });
  }

  const { mutate: undo } = useMutation({
    scope,
    mutationFn: ({ id, contactId }: UndoneAttempt) => undoContactAttempt(id, contactId, withToken(token)),
    onMutate: ({ contactId }) => setLast((before) => (before?.contactId === contactId ? null : before)),
    onSuccess: async (now, { name }) => {
      onRecorded(now);
      keepRequests(client, new Map([[now.id, now]]));
      tellDone(
        'Attempt taken back',
        `${name}: ${now.waitingSince ? 'waits for an answer again' : 'as before'}.`,
      );
      await refresh(client);
    },
    onError(error, attempt) {
      // What did not arrive can be tried again.
      if ('text' in attempt && !(error instanceof ApiError && error.status < 500)) setLast(attempt);
      return failed(error, 'Not taken back', attempt);
    },
  });

  const { mutate } = useMutation({
    scope,
    mutationFn: ({ request, contact }: Order) => recordContactAttempt(request.id, contact, withToken(token)),
    onMutate: ({ request, contact }) => setPending((map) => new Map([...map, [request.id, contact]])),
    onSuccess: async ({ contactId, ...now }, { contact }) => {
      onRecorded(now);
      keepRequests(client, new Map([[now.id, now]]));
      const text = `${attemptOn(now.name, contact)}.`;
      const attempt = { id: now.id, name: now.name, contactId, text, at: Date.now() };
      setLast(attempt);
      tellDone(
        contact.outcome === 'reached' ? 'Answer recorded' : 'Attempt recorded',
        contact.outcome === 'reached' ? `${text} The clock has stopped.` : text,
        () => {
          undo(attempt);
          focusDesk(now.id);
        },
      );
      await refresh(client);
    },
    onError: (error, { request }) => failed(error, 'Not recorded', request),
    onSettled: (_result, _error, { request, contact }) =>
      setPending((map) => {
        const rest = new Map(map);
        if (rest.get(request.id) === contact) rest.delete(request.id);
        return rest;
      }),
  });

  const record = useCallback<RecordContact>((request, contact) => mutate({ request, contact }), [mutate]);
  return {
    record,
    pending,
    conflict,
    closeConflict: () => setConflict(null),
    last,
    undo,
    undoLast() {
      if (last && Date.now() - last.at < UNDO_TIME) undo(last);
    },
  };
}
