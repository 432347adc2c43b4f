import { cx } from 'class-variance-authority';
import { LogOut, SlidersHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from '@/components/link';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { FilterPanel } from '@/features/universities/search/filter-panel';
import { usePortalAddress } from '@/lib/portal-address';
import { views, type View } from './views';

export interface SidebarProps {
  view: View;
  username: string;
  /** Only icons, 3rem wide. */
  collapsed: boolean;
  /** Whether it is a sheet over the results, on a phone. */
  inSheet: boolean;
  leaving: boolean;
  /** How often the filters have been cleared. */
  clearings: number;
  onClear: () => void;
  onExpand: () => void;
  onNavigate: () => void;
  onLogOut: () => void;
}

/** Navigation, filters and account block. The surrounding frame decides where it stands. */
export function Sidebar({
  view,
  username,
  collapsed,
  inSheet,
  leaving,
  clearings,
  onClear,
  onExpand,
  onNavigate,
  onLogOut,
}: SidebarProps) {
  const { to } = usePortalAddress();
  const searching = view.path === 'search';

  return (
    <div className="flex min-h-0 grow flex-col gap-3 md:[@media(height<600px)]:overflow-y-auto">
      {/* On desktop this part scrolls and the account block stays in view; in a low window all of it scrolls. */}
      <div className="-m-1 flex grow flex-col gap-4 p-1 md:[@media(height>=600px)]:min-h-0 md:[@media(height>=600px)]:overflow-y-auto">
        <nav aria-label="Student portal">
          <ul className="grid gap-1">
            {views.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <Hint text={collapsed && label}>
                  <Link
                    // The filters stay in the address while another entry is open.
                    to={{ pathname: `/student-portal/${path}`, ...to({ open: null }) }}
                    aria-current={path === view.path ? 'page' : undefined}
                    onClick={onNavigate}
                    className={cx(
                      'flex min-h-11 items-center gap-3 rounded-control font-medium hover:bg-peacock-soft aria-[current]:bg-peacock-soft aria-[current]:text-peacock-deep',
                      collapsed ? 'justify-center' : 'px-3',
                    )}
                  >
                    <Icon aria-hidden className="size-5 shrink-0" />
                    <span className={cx(collapsed && 'sr-only')}>{label}</span>
                  </Link>
                </Hint>
              </li>
            ))}
          </ul>
        </nav>
        {searching && !collapsed && <FilterPanel clearings={clearings} onClear={onClear} />}
        {searching && inSheet && <Button onClick={onNavigate}>Show universities</Button>}
        {searching && collapsed && (
          <Hint text="Filters">
            <Button variant="ghost" size="icon" aria-label="Filters" onClick={onExpand}>
              <SlidersHorizontal aria-hidden />
            </Button>
          </Hint>
        )}
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line pt-3">
        {!collapsed && (
          <p className="min-w-0 truncate px-3 text-sm" title={username}>
            <span className="block text-ink-soft">Logged in as</span>
            <span className="font-medium">{username}</span>
          </p>
        )}
        <Hint text={collapsed && 'Log out'}>
          <Button
            variant="ghost"
            size={collapsed ? 'icon' : 'md'}
            pending={leaving}
            onClick={onLogOut}
            className={cx('shrink-0', !collapsed && '!px-3')}
          >
            <LogOut aria-hidden />
            <span className={cx(collapsed && 'sr-only')}>{leaving ? 'Logging out...' : 'Log out'}</span>
          </Button>
        </Hint>
      </div>
    </div>
  );
}

/** Adds a tooltip if the words are hidden. */
function Hint({ text, children }: { text: string | false; children: ReactElement }) {
  return text ? (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}
