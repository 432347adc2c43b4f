import { Button } from '@/components/ui/button';
import type { Shortlist } from './shortlist';

/** Says that the shortlist could not be fetched, so that the hearts are disabled. */
export function ShortlistFailure({ shortlist }: { shortlist: Shortlist }) {
  if (!shortlist.isError) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-2">
      <p className="font-medium text-danger">Failed to fetch shortlist</p>
      <Button variant="secondary" size="sm" pending={shortlist.isFetching} onClick={shortlist.retry}>
        Retry
      </Button>
    </div>
  );
}
