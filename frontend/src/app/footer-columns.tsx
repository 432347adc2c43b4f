import { Link } from '@/components/link';
import { footerGroups } from '@/content/navigation';
import { isOpen, telHref, useSiteSettings } from '@/lib/site-settings';
import { SocialLinks } from './social-links';

/** All links of the footer, and how to reach us. */
export function FooterColumns() {
  const settings = useSiteSettings();
  const { brand, phone, email, offices, hours } = settings;
  return (
    <>
      <div className="grid gap-x-8 gap-y-10 border-t border-paper/20 pt-10 lg:grid-cols-[4fr_1.35fr]">
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 narrow:grid-cols-1"
        >
          {footerGroups.map((group) => (
            <div key={group.label}>
              <h2 className="mb-1 text-lg">{group.label}</h2>
              <ul>
                {group.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="flex min-h-11 items-center py-1.5 leading-snug text-paper/85 hover:text-paper lg:min-h-9"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          <h2 className="mb-1 text-lg">Reach us</h2>
          <address className="text-paper/85 not-italic">
            <a href={telHref(phone)} className="flex min-h-11 items-center tabular-nums lg:min-h-9">
              {phone}
            </a>
            <a href={`mailto:${email}`} className="flex min-h-11 items-center break-all lg:min-h-9">
              {email}
            </a>
            {offices.map((office) => (
              <p key={office.country} className="mt-1">
                {[office.country, office.address].filter(Boolean).join(': ')}
              </p>
            ))}
          </address>
          <div className="mt-3 text-paper/85">
            <p className="font-semibold text-paper">Office hours</p>
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-paper/20 pt-6">
        <p className="text-sm text-paper/85">{brand}. Free consultation, honest advice.</p>
        <ul data-print="no" className="flex flex-wrap gap-x-6 text-sm text-paper/85">
          {[
            ...(isOpen(settings) ? [{ label: 'About us', to: '/about-us' }] : []),
            { label: 'Intake calendar', to: '/resources/intake-calendar' },
            { label: 'Accessibility', to: '/accessibility' },
          ].map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center hover:text-paper">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SocialLinks />
      </div>
    </>
  );
}
