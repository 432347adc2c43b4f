import { useState } from 'react';
import { ApiError } from '@/api/http';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';

interface ViewFailureProps {
  title: string;
  error: Error;
  onRetry: () => Promise<unknown>;
}

/** In place of a view that could not be loaded. */
export function ViewFailure({ title, error, onRetry }: ViewFailureProps) {
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  return (
    <Notice
      role="alert"
      title={title}
      text={error instanceof ApiError ? (error.error ?? error.statusText) : error.message}
    >
      <Button pending={retrying} onClick={retry}>
        Retry
      </Button>
    </Notice>
  );
}
