import { PageMeta } from '@/components/page-meta';
import { Skeleton } from '@/components/ui/skeleton';
import { LoginScreen } from './login-screen';
import { useStudentSession } from './student-session';
import { Workspace } from './workspace';

export default function PortalPage() {
  const { username, notice, start, end, logOut, leaving } = useStudentSession();

  if (username === undefined) {
    return (
      <div aria-busy className="container-page grid place-items-center py-10 sm:py-16">
        <PageMeta
          title="Student Portal"
          description="Log in to search universities and keep your favorites."
        />
        <Skeleton className="h-110 w-full max-w-md rounded-card" />
      </div>
    );
  }
  if (username === null) return <LoginScreen notice={notice} onLogin={start} />;
  return (
    <Workspace
      // Another student starts with a fresh screen.
      key={username}
      username={username}
      leaving={leaving}
      onLogOut={logOut}
      onSessionEnd={() => end('Your session has ended. Please log in again.')}
    />
  );
}
