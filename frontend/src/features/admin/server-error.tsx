import { useState } from 'react';
import { ApiError } from '@/api/http';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';

interface ServerErrorProps {
  error: Error;
  onRetry: () => Promise<unknown>;
  onLogOut: () => void;
}

/** Over the desk, which stays as it was underneath. */
export function ServerError({ error, onRetry, onLogOut }: ServerErrorProps) {
  const [retrying, setRetrying] = useState(false);
  const reason = error instanceof ApiError ? error.statusText || error.status : error.message;

  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  return (
    <div className="fixed inset-0 z-30 overflow-y-auto bg-paper pt-12">
      <div className="container-page max-w-2xl py-10 sm:py-16">
        <Notice
          role="alert"
          as="h1"
          title="Server Error"
          text={`Unable to load consultation requests: ${reason}`}
        >
          <Button pending={retrying} onClick={retry}>
            Retry
          </Button>
          <Button variant="secondary" onClick={onLogOut}>
            Logout
          </Button>
        </Notice>
      </div>
    </div>
  );
}
