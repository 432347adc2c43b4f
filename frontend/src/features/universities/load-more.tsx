import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useInView } from '@/lib/use-in-view';
import type { ShownUniversities } from './shown-universities';

interface LoadMoreProps {
  list: ShownUniversities['list'];
  shown: number;
  total: number;
}

/** The end of the loaded part of a list. Loads the next page when it comes near the view, or when it is pressed. */
export function LoadMore({ list, shown, total }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const failed = list.isFetchNextPageError;
  useInView(end, () => {
    if (list.hasNextPage && !list.isFetching && !failed) void list.fetchNextPage();
  });
  if (!list.hasNextPage) return null;
  return (
    <div ref={end} className="mt-6 grid justify-items-center gap-2">
      {failed && (
        <p role="alert" className="font-medium text-danger">
          Failed to fetch universities
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
      <Button variant="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading…' : failed ? 'Retry' : 'Show more'}
      </Button>
    </div>
  );
}
