import { List, Map } from 'lucide-react';
import { Link } from '@/components/link';
import { usePortalAddress } from '@/lib/portal-address';

/** The results as a list or on a map. */
export function ViewSwitch() {
  const { onMap, to } = usePortalAddress();
  const views = [
    { label: 'List', icon: List, current: !onMap, view: null },
    { label: 'Map', icon: Map, current: onMap, view: 'map' },
  ];
  return (
    <nav
      aria-label="Show results as"
      className="flex shrink-0 rounded-control border border-ink/25 bg-card p-0.5"
    >
      {views.map(({ label, icon: Icon, current, view }) => (
        <Link
          key={label}
          to={to({ view })}
          aria-current={current ? 'true' : undefined}
          className="inline-flex min-h-10 items-center gap-2 rounded-[0.375rem] px-3 font-semibold sm:px-4 aria-[current]:bg-peacock-deep aria-[current]:text-white"
        >
          <Icon aria-hidden className="size-5 @max-xs:hidden" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
