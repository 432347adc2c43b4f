import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useInView } from '@/lib/use-in-view';

interface LoadMoreProps {
  pending: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** The end of a list that goes on: loads when it comes near, and when pressed. */
export function LoadMore({ pending, failed, onLoad }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  // What comes into view while a page is under way is asked for as soon as that one is there.
  useInView(ref, () => !failed && !pending && onLoad());

  return (
    <div ref={ref} className="mt-6 grid justify-items-center gap-2">
      {failed && !pending && <p role="alert">More could not be loaded.</p>}
      <Button variant="secondary" pending={pending} onClick={onLoad}>
        {pending ? 'Loading...' : failed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
