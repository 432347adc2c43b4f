import { useQueryClient } from '@tanstack/react-query';
import {
  getGetPrivateRequestQueryKey,
  useAddRequestNote,
  useCorrectRequestPhone,
  useEraseRequest,
  useWithdrawRequest,
} from '@/api/generated/consultations';
import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';

/** What a mailed token looks like; nothing else is asked about. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** What the visitor can do with the request; each answer shows on the page at once. */
export function useOwnRequest(token: string) {
  const client = useQueryClient();
  const queryKey = getGetPrivateRequestQueryKey(token);

  const mutation = (done: string) => ({
    onSuccess: (request: PrivateRequest) => {
      client.setQueryData(queryKey, request);
      toast({ title: done });
    },
    onError,
  });
  function onError(error: Error) {
    const { sentence, fields } = failureOf(error);
    // Erased, withdrawn or run out in the meantime: the page says so itself.
    if (error instanceof ApiError && [404, 409].includes(error.status)) {
      void client.invalidateQueries({ queryKey });
    }
    // What is wrong with a field stands beside it.
    if (Object.keys(fields).length > 0) return;
    toast({
      variant: 'destructive',
      title: 'That did not work',
      description: sentence ?? 'Nothing was changed. Check your connection and try again.',
    });
  }

  return {
    addNote: useAddRequestNote({ mutation: mutation('Note added') }),
    correctPhone: useCorrectRequestPhone({ mutation: mutation('Phone number corrected') }),
    withdraw: useWithdrawRequest({ mutation: mutation('Request withdrawn') }),
    erase: useEraseRequest({ mutation: { onError } }),
  };
}

export type OwnRequest = ReturnType<typeof useOwnRequest>;
