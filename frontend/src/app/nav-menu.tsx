import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NavGroup } from '@/content/navigation';

/** One group of the desktop header: opens on hover or press, closes on Escape and when the focus leaves. */
export function NavMenu({ group }: { group: NavGroup }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        // The mouse has opened the menu by hovering; its press must not close it again.
        onClick={({ nativeEvent }) => setOpen((nativeEvent as PointerEvent).pointerType === 'mouse' || !open)}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-medium hover:bg-paper-deep"
      >
        {group.label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className="absolute top-full left-0 w-64 rounded-card border border-line bg-card p-2 shadow-lg"
      >
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-peacock-soft"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
