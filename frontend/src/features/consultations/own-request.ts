import { useQueryClient } from '@tanstack/react-query';
import {
  getGetPrivateRequestQueryKey,
  useCorrectRequestPhone,
  useEraseRequest,
  useWithdrawRequest,
} from '@/api/generated/consultations';
import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { ApiError } from '@/api/http';
import { toast } from '@/lib/toasts';

/** Id of the heading above where it stands. */
export const STATUS_ID = 'where-it-stands';

/** Whether a text has the form of a mailed token. Others are not sent to the server. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** The request and the visitor's actions on it. Each answer updates the page at once. */
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
    // The request was erased or withdrawn meanwhile, or the link has expired. The page itself says so.
    if (error instanceof ApiError && [404, 409].includes(error.status)) {
      void client.invalidateQueries({ queryKey });
    }
    // Errors of fields are shown beside the fields.
    if (Object.keys(fields).length > 0) return;
    toast({
      variant: 'destructive',
      title: 'That did not work',
      description: sentence ?? 'Nothing was changed. Check your connection and try again.',
    });
  }

  return {
    correctPhone: useCorrectRequestPhone({ mutation: mutation('Phone number corrected') }),
    withdraw: useWithdrawRequest({ mutation: mutation('Request withdrawn') }),
    erase: useEraseRequest({ mutation: { onError } }),
  };
}

export type OwnRequest = ReturnType<typeof useOwnRequest>;
