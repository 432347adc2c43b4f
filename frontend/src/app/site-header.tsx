import { Phone } from 'lucide-react';
import { Logo } from '@/components/logo';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { headerGroups } from '@/content/navigation';
import { telHref, useSiteSettings } from '@/lib/site-settings';
import { MobileMenu } from './mobile-menu';
import { NavMenu } from './nav-menu';

export function SiteHeader() {
  const { phone } = useSiteSettings();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      {/* Painted before its last button is there, the header would move its links aside as more of them arrive. */}
      <link rel="expect" href="#header-end" blocking="render" />
      <div className="container-page flex h-16 items-stretch gap-2 *:self-center">
        <div className="mr-auto min-w-0">
          <Logo />
        </div>
        <nav aria-label="Main" className="mr-auto hidden self-stretch! lg:flex">
          {headerGroups.map((group) => (
            <NavMenu key={group.label} group={group} />
          ))}
        </nav>
        <ButtonAnchor
          href={telHref(phone)}
          variant="secondary"
          className="size-11 shrink-0 @max-[16rem]:hidden xl:w-auto xl:px-4"
          aria-label={`Call ${phone}`}
        >
          <Phone aria-hidden />
          <span className="hidden text-sm tabular-nums xl:inline">{phone}</span>
        </ButtonAnchor>
        <ButtonLink
          to="/#contact"
          size="sm"
          className="@max-[12rem]:hidden"
          aria-label="Book Free Consultation"
        >
          <span className="sm:hidden">Book</span>
          <span className="hidden sm:inline">Book Free Consultation</span>
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}
