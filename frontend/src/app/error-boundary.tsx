import { Component, type ReactNode } from 'react';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { forgetFailures } from '@/lib/lazy';
import { isLoadFailure, loadAgain } from '@/lib/recovery';

interface State {
  failedAt?: string;
  /** What is done about it: loading again comes first where something is missing, and waits for the connection. */
  recovery?: 'loading' | 'waiting' | 'useless';
}

/** A page that failed to render, or whose code or data could not be loaded: that is loaded anew, with the newest build. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, State> {
  override state: State = {};
  private endRecovery?: () => void;

  static getDerivedStateFromError(error: unknown): State {
    return { failedAt: '', recovery: isLoadFailure(error) ? 'loading' : 'useless' };
  }

  static getDerivedStateFromProps(props: { resetKey: string }, state: State) {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    // Another address deserves another try.
    return state.failedAt !== undefined && state.failedAt !== props.resetKey ? { failedAt: undefined } : null;
  }

  override componentDidCatch(error: unknown) {
    forgetFailures();
    if (isLoadFailure(error)) this.endRecovery = loadAgain((recovery) => this.setState({ recovery }));
  }

  override componentDidUpdate() {
    if (this.state.failedAt === undefined) this.endRecovery?.();
  }

  override componentWillUnmount() {
    this.endRecovery?.();
  }

  override render() {
    const { failedAt, recovery } = this.state;
    if (failedAt === undefined) return this.props.children;
    if (recovery === 'loading') return null;
    const waiting = recovery === 'waiting';
    return (
      <div className="container-page py-20" role="alert">
        <PageMeta title="This page could not be loaded" description="The page could not be loaded." />
        <h1 className="text-3xl">This page could not be loaded</h1>
        <p className="mt-3 max-w-[32em] text-ink-soft">
          {waiting
            ? 'The connection is lost. The page comes by itself once it is back.'
            : 'The connection may have been lost for a moment. Check that you are online and try again.'}
        </p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    );
  }
}
