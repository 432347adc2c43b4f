import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useOnline } from '@/lib/use-online';

/** Says that the connection is lost. When it is back, failed queries are repeated. */
export function ConnectionNotice() {
  const client = useQueryClient();
  const online = useOnline();

  useEffect(() => {
    const heal = () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    window.addEventListener('online', heal);
    return () => window.removeEventListener('online', heal);
  }, [client]);

  return (
    <div role="status" className="sticky top-[7.25rem] z-20 md:top-[3.75rem] print:hidden">
      {!online && (
        <p className="mb-4 flex items-center gap-3 rounded-card border border-line bg-card px-4 py-3 shadow-raised">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          <span>
            <strong className="font-semibold">You are offline.</strong> What is loaded stays here. Once you
            are connected again the rest loads, and changes can be saved.
          </span>
        </p>
      )}
    </div>
  );
}
