import { useSyncExternalStore } from 'react';
import { pageLoading } from './lazy-page';

/** A line along the top while the next page takes its time; the old one stays until then. */
export function PageProgress() {
  const loading = useSyncExternalStore(pageLoading.subscribe, pageLoading.get, () => false);
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
