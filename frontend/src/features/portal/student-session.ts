import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGetMyAccount, useLogoutStudent } from '@/api/generated/users/users';
import { readSession, writeSession } from '@/lib/session-storage';

const KEY = 'student-user';

/**
 * Who is logged in, as far as this tab knows: a name, null for nobody, undefined while the server is asked.
 * The name only tells the screen what to show; the server trusts its cookie alone.
 */
export function useStudentSession() {
  const client = useQueryClient();
  const [known, setKnown] = useState<string | null | undefined>(() => readSession(KEY) || undefined);
  /** Why the log-in screen is shown again. */
  const [notice, setNotice] = useState<string>();

  // A new tab has no name yet, but the cookie may hold a live session.
  const account = useGetMyAccount({ query: { enabled: known === undefined } });
  const restored = account.isPending ? undefined : (account.data?.username ?? null);
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

  const logout = useLogoutStudent({
    mutation: {
      onSuccess: () => end(),
      onError: () =>
        end(
          'You are logged out in this tab, but the server could not be told. On a shared computer, log in and out once more.',
        ),
    },
  });

  return { username, notice, start, end, logOut: () => logout.mutate(), leaving: logout.isPending };
}
