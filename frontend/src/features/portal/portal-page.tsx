import { useEffect, useRef } from 'react';
import { Notice } from '@/components/notice';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { PrefilledProvider } from '@/features/universities/search/prefilled-provider';
import { LoginScreen } from '@/features/users/session/login-screen';
import { useStudentSession } from '@/features/users/session/student-session';
import { Workspace } from './workspace';

/** What the log-in screen says afterwards. */
const DELETED =
  'Your account and what was saved in it are deleted. A consultation you asked for and a newsletter stay until you erase the one and unsubscribe from the other, by the links in our mails, or write to us.';

export function Component() {
  const session = useStudentSession();
  const { username, unanswered } = session;
  useScreenFocus(username);

  if (username === undefined) {
    return (
      <div aria-busy={!unanswered} className="container-page grid place-items-center py-10 sm:py-16">
        <PageMeta
          title="Student Portal"
          description="Log in to search universities and keep your favorites."
        />
        {unanswered ? (
          <Notice
            role="alert"
            as="h1"
            title="The student portal cannot be reached"
            text="The server did not answer. Check your connection and try again; if you were logged in, you still are."
          >
            <Button pending={unanswered.pending} onClick={unanswered.retry}>
              Retry
            </Button>
          </Notice>
        ) : (
          <Skeleton className="h-110 w-full max-w-md rounded-card" />
        )}
      </div>
    );
  }
  if (username === null) return <LoginScreen notice={session.notice} onLogin={session.start} />;
  return (
    // Another student starts with a fresh screen.
    <PrefilledProvider key={username} username={username}>
      <Workspace
        username={username}
        leaving={session.leaving}
        onLogOut={session.logOut}
        onRefused={session.endRefused}
        onDeleted={() => session.leave(DELETED)}
      />
    </PrefilledProvider>
  );
}

/** Whoever logs in or out goes on at the heading of the other screen, or at its beginning until that is loaded. */
function useScreenFocus(username: string | null | undefined) {
  const before = useRef(username);
  useEffect(() => {
    const left = before.current;
    before.current = username;
    if (left === undefined || left === username) return;
    const target = document.querySelector('h1') ?? document.getElementById('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [username]);
}
