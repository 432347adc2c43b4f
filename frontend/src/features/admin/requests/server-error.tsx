import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/api/http';
import { Button } from '@/components/ui/button';
import { ArrivalNotice } from '../desk/arrival-notice';
import { focusDesk } from './desk-focus';

interface ServerErrorProps {
  error: Error;
  onRetry: () => Promise<unknown>;
  onClearFilters: () => void;
  onLogOut: () => void;
}

/** Over the desk, which stays as it was underneath, and gets the keyboard back. */
export function ServerError({ error, onRetry, onClearFilters, onLogOut }: ServerErrorProps) {
  const [retrying, setRetrying] = useState(false);
  // Before the desk underneath becomes inert.
  const [before] = useState(() => document.activeElement);
  const reason = error instanceof ApiError ? error.statusText || error.status : error.message;

  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
      else focusDesk();
    },
    [before],
  );

  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  // The next look at the list may be long in coming.
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const heal = () => onOnline();
    window.addEventListener('online', heal);
    return () => window.removeEventListener('online', heal);
  }, []);

  return (
    <div data-server-error className="fixed inset-0 z-30 overflow-y-auto bg-paper pt-12">
      <div className="container-page max-w-2xl py-10 sm:py-16">
        <ArrivalNotice title="Server Error" text={`Unable to load consultation requests: ${reason}`}>
          <Button pending={retrying} onClick={retry}>
            Retry
          </Button>
          {/* The same question would be refused again. */}
          {error instanceof ApiError && error.status === 400 && (
            <Button variant="secondary" onClick={onClearFilters}>
              Clear filters
            </Button>
          )}
          <Button variant="secondary" onClick={onLogOut}>
            Logout
          </Button>
        </ArrivalNotice>
      </div>
    </div>
  );
}
