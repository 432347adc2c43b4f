import { useEffect, useRef, type ComponentProps } from 'react';
import { Notice } from '@/components/notice';

/** A notice that takes the focus, because it replaces the element that had it. */
export function ArrivalNotice(props: ComponentProps<typeof Notice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return <Notice ref={notice} tabIndex={-1} role="alert" as="h1" {...props} />;
}
