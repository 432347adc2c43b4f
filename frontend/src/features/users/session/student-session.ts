import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetMyAccount, useLogoutStudent } from '@/api/generated/users';
import { ApiError, setStudent } from '@/api/http';
import { readSession, writeSession } from '@/lib/session-storage';
import { useOtherTabs } from '@/lib/use-other-tabs';
import { forgetStudent } from '@/lib/remembered-student';

const KEY = 'student-user';
/** Storage key of a log-out that the server has not confirmed yet. It is repeated until the session has ended. */
const UNTOLD = 'student-log-out';
const TELL_AGAIN_MS = 15_000;
/** Used if the storage is full or blocked: then the note lasts until the page is left. */
let untoldHere = false;

/** The log-in screen's sentence after a refused call: 401 without a session, 403 with somebody else's session. */
const reasons: Record<number, string> = {
  401: 'Your session has ended. Please log in again; you come back to where you were.',
  403: 'Another student has logged in with this browser, in another tab. Log in again to go on here.',
};

function isUntold(): boolean {
  try {
    return untoldHere || localStorage.getItem(UNTOLD) !== null;
  } catch {
    return untoldHere;
  }
}

function rememberUntold(untold: boolean) {
  untoldHere = false;
  try {
    if (untold) localStorage.setItem(UNTOLD, 'yes');
    else localStorage.removeItem(UNTOLD);
  } catch {
    untoldHere = untold;
  }
}

/**
 * The student whom this tab shows as logged in: a name, null for nobody, undefined while the server is asked.
 * The name only decides what the screen shows; the server trusts its cookie alone.
 */
export function useStudentSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [untold, setUntold] = useState(isUntold);
  const [known, setKnown] = useState<string | null | undefined>(() =>
    untold ? undefined : readSession(KEY) || undefined,
  );
  /** The reason why the log-in screen is shown again. */
  const [notice, setNotice] = useState<string>();

  // A new tab knows no name yet, but the cookie may belong to a live session.
  const account = useGetMyAccount({ query: { enabled: known === undefined && !untold } });
  // An answer without a name restores nobody.
  const nobody = account.isSuccess || (account.error instanceof ApiError && account.error.status === 401);
  const restored = account.data?.username ?? (nobody ? null : undefined);
  const username = known === undefined ? restored : known;

  useEffect(() => {
    if (username !== undefined) writeSession(KEY, username);
  }, [username]);

  // A layout effect, so that it runs before the first calls of the student's views.
  useLayoutEffect(() => {
    setStudent(username ?? undefined);
    return () => setStudent(undefined);
  }, [username]);

  function setLogOutUntold(next: boolean) {
    rememberUntold(next);
    setUntold(next);
  }

  function start(name: string) {
    // The session had already ended on the server.
    setLogOutUntold(false);
    setNotice(undefined);
    setKnown(name);
  }

  function end(reason?: string) {
    setNotice(reason);
    setKnown(null);
    client.clear();
  }

  /** Ends the session in this tab. The next person in this tab finds nothing of the student's, not even a search. */
  function leave(reason?: string) {
    forgetStudent();
    void navigate({ search: '' }, { replace: true });
    end(reason);
  }

  const tellOtherTabs = useOtherTabs(`log-out of ${username}`, () =>
    leave('You have logged out in another tab.'),
  );

  function loggedOut(reason?: string) {
    if (username) {
      tellOtherTabs();
      leave(reason);
    } else if (username === null) setNotice(reason);
    else end(reason);
  }

  const logout = useLogoutStudent({
    mutation: {
      onSuccess: () => {
        setLogOutUntold(false);
        loggedOut();
      },
      onError: () =>
        loggedOut(
          'You are logged out in this tab, but the server could not be told. It is told as soon as it answers: on a shared computer, leave this page open until this notice is gone.',
        ),
    },
  });

  const tellServer = useEffectEvent(() => {
    // Another tab may have sent the log-out already, or somebody has logged in since.
    if (!isUntold()) {
      setUntold(false);
      if (username === null) setNotice(undefined);
      return;
    }
    // The answer deletes the cookie, so it must not cross a log-in that is about to set it.
    if (client.isMutating() === 0) logout.mutate();
  });
  // The log-out was made on a page that was left before it was sent.
  const tellFirst = useEffectEvent(() => {
    if (username === undefined) tellServer();
  });
  useEffect(() => {
    if (!untold) return;
    tellFirst();
    const tell = () => tellServer();
    window.addEventListener('online', tell);
    const timer = setInterval(tell, TELL_AGAIN_MS);
    return () => {
      window.removeEventListener('online', tell);
      clearInterval(timer);
    };
  }, [untold]);

  return {
    username,
    notice,
    start,
    leave,
    endRefused: (status: number) => end(reasons[status]),
    /** Set if the server could not be asked who is logged in: asks again. */
    unanswered:
      username === undefined && account.isError
        ? { retry: () => void account.refetch(), pending: account.isFetching }
        : undefined,
    logOut: () => {
      setLogOutUntold(true);
      logout.mutate();
    },
    leaving: logout.isPending,
  };
}
