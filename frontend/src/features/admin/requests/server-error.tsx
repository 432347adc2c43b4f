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

/** Covers the desk, which stays as it was. Afterwards the focus returns to where it was. */
export function ServerError({ error, onRetry, onClearFilters, onLogOut }: ServerErrorProps) {
  const [retrying, setRetrying] = useState(false);
  // Read now, before the desk underneath becomes inert and loses the focus.
  const [before] = useState(() => document.activeElement);
  const reason =
    error instanceof ApiError
      ? error.statusText || error.status
      : navigator.onLine
        ? error.message
        : 'this device is offline. They load again once it has a connection.';

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

  // Retries at once when the connection is back, instead of at the next poll.
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
