import { Menu, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Flag } from '@/components/flag';
import { Link } from '@/components/link';
import { Button } from '@/components/ui/button';
import { headerGroups } from '@/content/navigation';

/** The four groups behind one button: closes on navigation, on Escape and when the focus leaves it. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const close = () => setOpen(false);

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'Escape' || !open) return;
    close();
    currentTarget.querySelector('button')?.focus();
  }

  return (
    <div
      className="lg:hidden"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <Button
        id="header-end"
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </Button>
      <nav
        id={menuId}
        aria-label="Mobile"
        hidden={!open}
        // Out of the flow: the header's measured height is always that of the closed menu.
        className="absolute inset-x-0 top-full max-h-[min(24rem,calc(100dvh-4rem))] overflow-y-auto overscroll-contain border-b border-line bg-card shadow-floating motion-safe:animate-drop"
      >
        <div className="container-page grid gap-x-6 gap-y-5 py-5 sm:grid-cols-2 md:grid-cols-4">
          {headerGroups.map((group) => (
            <div key={group.label}>
              <p className="border-b border-line pb-1.5 font-display text-lg font-semibold">{group.label}</p>
              <ul className="mt-1">
                {group.links.map(({ label, to, flag }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      onClick={close}
                      className="flex min-h-11 items-center gap-3 rounded-control hover:text-peacock-deep hover:underline"
                    >
                      {flag && <Flag code={flag} />}
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </div>
  );
}
