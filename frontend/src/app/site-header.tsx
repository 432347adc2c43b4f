import { Menu, Phone, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { Button, ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { headerGroups } from '@/content/navigation';
import { telHref, useSiteSettings } from '@/lib/site-settings';
import { NavMenu } from './nav-menu';

export function SiteHeader() {
  const { phone } = useSiteSettings();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const closeMenu = () => setMenuOpen(false);

  return (
    <header className="sticky top-0 z-40 h-[65px] border-b border-line bg-paper">
      <div className="container-page flex h-16 items-center gap-2">
        <div className="mr-auto min-w-0">
          <Logo />
        </div>
        <nav aria-label="Main" className="mr-auto hidden lg:flex">
          {headerGroups.map((group) => (
            <NavMenu key={group.label} group={group} />
          ))}
        </nav>
        <ButtonAnchor href={telHref(phone)} variant="secondary" size="icon" aria-label={`Call ${phone}`}>
          <Phone aria-hidden />
        </ButtonAnchor>
        <ButtonLink to="/#contact" size="sm" aria-label="Book Free Consultation" onClick={closeMenu}>
          <span className="sm:hidden">Book</span>
          <span className="hidden sm:inline">Book Free Consultation</span>
        </ButtonLink>
        <Button
          variant="ghost"
          size="icon"
          className="lg:hidden"
          aria-label="Menu"
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          {menuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </Button>
      </div>
      <nav
        id={menuId}
        aria-label="Mobile"
        hidden={!menuOpen}
        // Out of the flow: the header's measured height is always that of the closed menu.
        className="absolute inset-x-0 top-full max-h-96 overflow-y-auto border-b border-line bg-paper shadow-lg lg:hidden"
      >
        <div className="container-page grid gap-4 py-4 sm:grid-cols-2">
          {headerGroups.map((group) => (
            <div key={group.label}>
              <p className="font-display font-bold">{group.label}</p>
              <ul>
                {group.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} onClick={closeMenu} className="flex min-h-11 items-center">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </header>
  );
}
