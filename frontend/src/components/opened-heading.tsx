import { useEffect, useRef, type ReactNode } from 'react';

/** For what opens over a view: it is read from its top. */
export function useStartAtTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

/** The heading of what opens over a view; the keyboard goes there with the eye. */
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
