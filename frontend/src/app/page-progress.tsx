import { useNavigation } from 'react-router-dom';

/** A line along the top while the next page takes its time; the old one stays until then. */
export function PageProgress() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'loading' && (
        <div className="page-progress">
          <span className="sr-only">Loading the page…</span>
        </div>
      )}
    </div>
  );
}
