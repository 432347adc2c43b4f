import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { onServer } from '@/lib/rendering';

/**
 * What stands below the first view of a long page, or is looked at after its words. Where a link led to the top of that
 * page, it is rendered after what is seen at once; else with it, since a position may be gone back to.
 * @param space what stands for it until then
 */
export function Rest({ space, children }: { space?: ReactNode; children: ReactNode }) {
  const { hash } = useLocation();
  const action = useNavigationType();
  const atOnce = onServer() || hash !== '' || action === 'POP';
  return useDeferredValue(true, atOnce) ? children : space;
}
