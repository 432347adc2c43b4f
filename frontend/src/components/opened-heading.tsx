import { useEffect, useRef, type ReactNode } from 'react';

/** Scrolls to the top of a page that opens over a view. */
export function useStartAtTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

/** Heading of a page that opens over a view. It takes the focus. */
export function OpenedHeading({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
