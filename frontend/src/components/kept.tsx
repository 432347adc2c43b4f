import { useState, type ComponentProps, type ReactNode } from 'react';
import { onServer } from '@/lib/rendering';
import { useHydrated } from '@/lib/use-hydrated';
import { useInternalLinks } from '@/lib/use-internal-links';

interface KeptProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Renders what stands here; not called where the server's HTML already does. */
  children: () => ReactNode;
}

const untouched = { __html: '' };

/**
 * Text that nothing changes: where it came with the page, its HTML is kept as it is, and neither its code nor its words
 * are loaded.
 */
export function Kept({ children, ...props }: KeptProps) {
  const hydrated = useHydrated();
  const [kept] = useState(!hydrated && !onServer());
  const followLinks = useInternalLinks();

  // While hydrating React leaves the inside of such an element alone, and it never changes afterwards.
  if (kept)
    return (
      <div {...props} onClick={followLinks} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    );
  return <div {...props}>{children()}</div>;
}
