import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ComponentProps } from 'react';

/** Heading of a panel that replaces a form. It takes the focus, so that screen readers announce it. */
export function ArrivalHeading({ className, children, ...props }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={cx('text-3xl', className)} {...props}>
      {children}
    </h1>
  );
}
