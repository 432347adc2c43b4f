import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { onServer } from '@/lib/rendering';
import { useHydrated } from '@/lib/use-hydrated';

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
  const navigate = useNavigate();

  /** Links inside do what the router's own do. */
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || link.origin !== location.origin || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  // While hydrating React leaves the inside of such an element alone, and it never changes afterwards.
  if (kept)
    return <div {...props} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
  return <div {...props}>{children()}</div>;
}
