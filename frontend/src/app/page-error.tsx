import { useRouteError } from 'react-router-dom';
import { LoadFailure } from '@/components/load-failure';

/** In place of a page that failed. */
export function PageError() {
  return (
    <div className="container-page py-20">
      <LoadFailure error={useRouteError()} />
    </div>
  );
}
