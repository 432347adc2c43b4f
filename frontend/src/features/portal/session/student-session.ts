import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetMyAccount, useLogoutStudent } from '@/api/generated/users/users';
import { ApiError } from '@/api/http';
import { readSession, writeSession } from '@/lib/session-storage';
import { useOtherTabs } from '@/lib/use-other-tabs';
import { forgetStudent } from './remembered';

const KEY = 'student-user';

/** What the log-in screen says when a call was refused: 401 without a session, 403 with somebody else's. */
const reasons: Record<number, string> = {
  401: 'Your session has ended. Please log in again; you come back to where you were.',
  403: 'Another student has logged in with this browser, in another tab. Log in again to go on here.',
};

/**
 * Who is logged in, as far as this tab knows: a name, null for nobody, undefined while the server is asked.
 * The name only tells the screen what to show; the server trusts its cookie alone.
 */
export function useStudentSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [known, setKnown] = useState<string | null | undefined>(() => readSession(KEY) || undefined);
  /** Why the log-in screen is shown again. */
  const [notice, setNotice] = useState<string>();

  // A new tab has no name yet, but the cookie may hold a live session.
  const account = useGetMyAccount({ query: { enabled: known === undefined } });
  const nobody = account.error instanceof ApiError && account.error.status === 401;
  const restored = account.data?.username ?? (nobody ? null : undefined);
  const username = known === undefined ? restored : known;

  useEffect(() => {
    if (username !== undefined) writeSession(KEY, username);
  }, [username]);

  function start(name: string) {
    setNotice(undefined);
    setKnown(name);
  }

  function end(reason?: string) {
    setNotice(reason);
    setKnown(null);
    client.clear();
  }

  /** The end that the student wanted: whoever comes next in this tab finds nothing of them, not even a search. */
  function leave(reason?: string) {
    forgetStudent();
    void navigate({ search: '' }, { replace: true });
    end(reason);
  }

  const tellOtherTabs = useOtherTabs(`log-out of ${username}`, () =>
    leave('You have logged out in another tab.'),
  );

  const logout = useLogoutStudent({
    mutation: {
      onSuccess: () => {
        tellOtherTabs();
        leave();
      },
      onError: () => {
        tellOtherTabs();
        leave(
          'You are logged out in this tab, but the server could not be told. On a shared computer, log in and out once more.',
        );
      },
    },
  });

  return {
    username,
    notice,
    start,
    leave,
    endRefused: (status: number) => end(reasons[status]),
    /** The server could not say who is logged in; gives what asks again. */
    unanswered:
      username === undefined && account.isError
        ? { retry: () => void account.refetch(), pending: account.isFetching }
        : undefined,
    logOut: () => logout.mutate(),
    leaving: logout.isPending,
  };
}
