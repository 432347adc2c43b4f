import { Component, type ReactNode } from 'react';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';

/** A page that could not be loaded or failed to render; reloading also fetches the newest build. */
export class ErrorBoundary extends Component<
  { children: ReactNode; resetKey: string },
  { failedAt?: string }
> {
  override state: { failedAt?: string } = {};

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { failedAt?: string }) {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    // Another address deserves another try.
    return state.failedAt !== undefined && state.failedAt !== props.resetKey ? { failedAt: undefined } : null;
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <div className="container-page py-20" role="alert">
        <PageMeta title="This page could not be loaded" description="The page could not be loaded." />
        <h1 className="text-3xl">This page could not be loaded</h1>
        <p className="mt-3 max-w-[32em] text-ink-soft">
          The connection may have been lost for a moment. Check that you are online and try again.
        </p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    );
  }
}
