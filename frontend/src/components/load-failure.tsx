import { useEffect, useState } from 'react';
import { isReachable } from '@/lib/reachable';
import { readSession, writeSession } from '@/lib/session-storage';
import { PageMeta } from './page-meta';
import { Button } from './ui/button';

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

interface LoadFailureProps {
  error: unknown;
  /** What failed, if it is not the whole page. */
  part?: string | undefined;
}

/** In place of what failed. What could not be loaded is loaded anew, once, as soon as the server answers. */
export function LoadFailure({ error, part }: LoadFailureProps) {
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
  const title = `${part ?? 'This page'} could not be loaded`;
  const Heading = part ? 'h2' : 'h1';
  return (
    <div role="alert">
      {!part && <PageMeta title={title} description={title} />}
      <Heading className="text-3xl">{title}</Heading>
      <p className="mt-3 max-w-[32em] text-ink-soft">
        {state === 'waiting'
          ? 'The connection is lost. The page comes by itself once it is back.'
          : 'Something went wrong on our side. Please try again.'}
      </p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
