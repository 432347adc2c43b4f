import { Component, Suspense, type ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { Skeleton } from './ui/skeleton';

interface LazyPartProps {
  /** What shows at the moment: another one is tried although the one before has failed. */
  of?: string | number | undefined;
  /** The part's name, if it stands under a heading; without it the part is the page. */
  name?: string;
  children: ReactNode;
}

/** Around what is loaded when it is shown. If that fails, what stands around it stays. */
export const LazyPart = ({ of, name, children }: LazyPartProps) => (
  <Suspense fallback={<Skeleton className="h-[70dvh] rounded-card" />}>
    {/* Inside, so that what shows stays until the next one is loaded. */}
    <Boundary key={of} name={name}>
      {children}
    </Boundary>
  </Suspense>
);

interface BoundaryState {
  failure?: { error: unknown };
}

class Boundary extends Component<{ name: string | undefined; children: ReactNode }, BoundaryState> {
  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ failure: { error } });
  override state: BoundaryState = {};

  override render() {
    const { failure } = this.state;
    return failure ? <LoadFailure error={failure.error} part={this.props.name} /> : this.props.children;
  }
}
