import { LogOut, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useGetStaffMember } from '@/api/generated/admin';
import type { StaffRole } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Button } from '@/components/ui/button';
import { officeState } from '@/lib/office-hours';
import { useSiteSettings } from '@/lib/site-settings';
import { withToken } from './calls';
import { useServerNow } from './times';

export const views = [
  { id: 'requests', label: 'Requests', roles: ['counselor', 'lead', 'owner'] },
  { id: 'students', label: 'Students', roles: ['counselor', 'lead', 'owner'] },
  { id: 'charts', label: 'Last 30 days', roles: ['counselor', 'lead', 'owner'] },
  { id: 'team', label: 'Team', roles: ['lead', 'owner'] },
  { id: 'newsletter', label: 'Newsletter', roles: ['lead', 'owner'] },
  { id: 'accounts', label: 'Accounts', roles: ['lead', 'owner'] },
  { id: 'staff', label: 'Staff', roles: ['owner'] },
] as const satisfies { id: string; label: string; roles: StaffRole[] }[];

export type View = (typeof views)[number]['id'];

/** Props of every view of the desk. */
export interface ViewProps {
  token: string;
  onLogOut: () => void;
}

interface DeskHeaderProps extends ViewProps {
  view: View;
  /** Whether the first call has been answered. Other calls wait for it, so that a wrong token is tried only once. */
  ready: boolean;
  onRefresh: () => Promise<unknown>;
}

export function DeskHeader({ token, view, ready, onRefresh, onLogOut }: DeskHeaderProps) {
  const me = useGetStaffMember({ query: { enabled: ready }, request: withToken(token) });
  // Until the role is known, only what every role may see.
  const role = me.data?.role ?? 'counselor';
  const shown = views.filter(({ id, roles }) => id === view || roles.some((one) => one === role));
  // A state of its own, so that the button does not flicker with every poll.
  const [refreshing, setRefreshing] = useState(false);

  // On a narrow phone not all tabs fit. The row is scrolled to the current tab, without scrolling the page.
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = tabs.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current)
      list.scrollLeft = Math.max(0, current.offsetLeft + current.offsetWidth - list.clientWidth);
  }, [view, role]);

  async function refresh() {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  }

  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">Admin Dashboard</h1>
          <p className="min-h-6 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {me.data && (
              <>
                Signed in as <span className="font-semibold text-ink">{me.data.name}</span>
              </>
            )}
          </p>
          <OfficeState />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" pending={refreshing} onClick={refresh}>
            <RefreshCw aria-hidden />
            {refreshing ? 'Refreshing...' : 'Refresh'}
          </Button>
          <Button variant="secondary" size="sm" onClick={onLogOut}>
            <LogOut aria-hidden />
            Logout
          </Button>
        </div>
      </div>
      <nav aria-label="Desk" className="mt-3 border-b border-line">
        <ul ref={tabs} className="relative -mb-px flex gap-x-1 overflow-x-auto sm:gap-x-3">
          {shown.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <Link
                to={{ search: id === 'requests' ? '' : `?view=${id}` }}
                aria-current={view === id ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm font-semibold whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current]:border-marigold-deep aria-[current]:text-ink sm:text-base forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Whether the office is open, for those who are about to call. */
function OfficeState() {
  const state = officeState(useSiteSettings().officeHours, useServerNow());
  return state && <p className="text-sm text-ink-soft">{state}</p>;
}
