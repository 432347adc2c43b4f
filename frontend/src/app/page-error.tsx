import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { isReachable } from '@/lib/reachable';
import { readSession, writeSession } from '@/lib/session-storage';

/** The address that was last loaded anew by itself. */
const KEY = 'loaded-again';
const NEXT_TRY_MS = 3_000;

/**
 * What browsers say when code cannot be had, and the errors of api/http.ts when the server is away: the line is down, or a
 * newer build has replaced the code.
 */
const LOAD_FAILURE = /dynamically imported module|module script failed|^NetworkError|^ApiError: 50[234]/i;

/** Loads this address anew. @returns false when that has been done already, or cannot be noted */
function loadAgain() {
  const { href } = window.location;
  if (readSession(KEY) === href) return false;
  writeSession(KEY, href);
  if (readSession(KEY) !== href) return false;
  window.location.reload();
  return true;
}

/** In place of a page that failed. What could not be loaded is loaded anew, once, as soon as the server answers. */
export function PageError() {
  const error = useRouteError();
  const [state, setState] = useState(LOAD_FAILURE.test(String(error)) ? 'loading' : 'failed');
  const over = state === 'failed';

  useEffect(() => {
    if (over) return;
    let ended = false;
    async function attempt() {
      const reachable = await isReachable();
      if (ended || (reachable && loadAgain())) return;
      setState(reachable ? 'failed' : 'waiting');
    }
    void attempt();
    const timer = setInterval(attempt, NEXT_TRY_MS);
    window.addEventListener('online', attempt);
    return () => {
      ended = true;
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [over]);

  if (state === 'loading') return null;
  return (
    <div className="container-page py-20" role="alert">
      <PageMeta title="This page could not be loaded" description="The page could not be loaded." />
      <h1 className="text-3xl">This page could not be loaded</h1>
      <p className="mt-3 max-w-[32em] text-ink-soft">
        {state === 'waiting'
          ? 'The connection is lost. The page comes by itself once it is back.'
          : 'The connection may have been lost for a moment. Check that you are online and try again.'}
      </p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
