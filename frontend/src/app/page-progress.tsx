import { useSyncExternalStore } from 'react';
import { chunkLoading } from '@/lib/lazy';

/** A line along the top while the next page takes its time; the old one stays until then. */
export function PageProgress() {
  const loading = useSyncExternalStore(chunkLoading.subscribe, chunkLoading.get, () => false);
  return (
    <div role="status">
      {loading && (
        <div className="page-progress">
          <span className="sr-only">Loading the page…</span>
        </div>
      )}
    </div>
  );
}
