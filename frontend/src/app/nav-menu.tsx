import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Flag } from '@/components/flag';
import { Link } from '@/components/link';
import type { NavGroup } from '@/content/navigation';

/** What opened the menu: only a press on a menu that a press had opened closes it again. */
type OpenedBy = 'hover' | 'focus' | 'press';

/** One group of the desktop header: opens on hover, focus or press; closes on Escape, blur and navigation. */
export function NavMenu({ group }: { group: NavGroup }) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = openedBy !== undefined;
  const close = () => setOpenedBy(undefined);

  // A menu opened by hovering has no focus inside, and Escape must close it all the same.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (document.activeElement !== button.current && root.current?.contains(document.activeElement))
        button.current?.focus();
      // After the focus, which opens.
      setOpenedBy(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <div
      ref={root}
      className="relative flex items-center"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpenedBy(openedBy ?? 'hover')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onFocus={() => setOpenedBy(openedBy ?? 'focus')}
        onClick={() => setOpenedBy(openedBy === 'press' ? undefined : 'press')}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 font-medium hover:bg-paper-deep aria-expanded:bg-paper-deep xl:px-3.5"
      >
        {group.label}
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-150 in-aria-expanded:rotate-180"
        />
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className="absolute top-full left-0 w-64 rounded-b-card border border-t-0 border-line bg-card p-2 shadow-floating motion-safe:animate-drop"
      >
        {group.links.map(({ label, to, flag }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={close}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-peacock-soft"
            >
              {flag && <Flag code={flag} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
