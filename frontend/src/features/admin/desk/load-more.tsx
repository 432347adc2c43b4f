import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useInView } from '@/lib/use-in-view';

interface LoadMoreProps {
  pending: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** The end of a list that has more pages. Loads the next one when it comes near the view, or when it is pressed. */
export function LoadMore({ pending, failed, onLoad }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  // While a page is loading, the next one is not requested. The observer calls again when the list has grown.
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
