import { useOnline } from '@/lib/use-online';

/** Says quietly that the connection is lost, and what that means here. */
export function ConnectionNotice() {
  const online = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid print:hidden">
      {!online && (
        <p className="justify-self-start rounded-card border border-line bg-card px-4 py-3 shadow-floating">
          <strong className="font-semibold">You are offline.</strong> What you see stays. Other pages open
          once you are back.
        </p>
      )}
    </div>
  );
}
