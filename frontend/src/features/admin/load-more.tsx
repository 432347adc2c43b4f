import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';

/** How far below the window the end of the list may be when the next page is asked for. */
const AHEAD = '800px';

interface LoadMoreProps {
  /** What follows; another one is looked for anew. */
  cursor: number;
  pending: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** The end of a list that goes on: loads when it comes near, and when pressed. */
export function LoadMore({ cursor, pending, failed, onLoad }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!failed && !pending) onLoad();
  });

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries[0]?.isIntersecting && load(), {
      rootMargin: AHEAD,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [cursor]);

  return (
    <div ref={ref} className="mt-6 grid justify-items-center gap-2">
      {failed && !pending && <p role="alert">More could not be loaded.</p>}
      <Button variant="secondary" pending={pending} onClick={onLoad}>
        {pending ? 'Loading...' : failed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
