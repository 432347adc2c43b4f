import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortalAddress } from '@/lib/portal-address';
import { Link } from './link';

/** Closes a page that is open over a view. If it was opened from that view, closing is a step back in the history. */
export function BackLink({ label }: { label: string }) {
  const { to } = usePortalAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = (state as { opened?: boolean } | null)?.opened;
  return (
    <Link
      to={to({ open: null })}
      onClick={(event) => {
        if (!opened || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-peacock-deep underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {label}
    </Link>
  );
}
