import { useState } from 'react';
import { ApiError } from '@/api/http';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';

/** Whether the server knows who asks, and that role may not see it. */
export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

interface ViewFailureProps {
  title: string;
  error: Error;
  onRetry: () => Promise<unknown>;
  /** Whether older data are shown below. */
  isStale?: boolean;
}

/** Takes the place of a view that could not be loaded, or stands above one that could not be refreshed. */
export function ViewFailure({ title, error, onRetry, isStale = false }: ViewFailureProps) {
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  const reason = error instanceof ApiError ? (error.error ?? error.statusText) : error.message;
  // What the role may not see, it may not see a second time either.
  const again = !isForbidden(error) && (
    <Button pending={retrying} onClick={retry} {...(isStale && { variant: 'secondary', size: 'sm' })}>
      Retry
    </Button>
  );
  if (!isStale)
    return (
      <Notice role="alert" title={title} text={reason}>
        {again}
      </Notice>
    );
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger/40 bg-danger-soft p-3 text-danger"
    >
      <p>
        <strong>{title}</strong>, so this may be out of date. {reason}
      </p>
      {again}
    </div>
  );
}
