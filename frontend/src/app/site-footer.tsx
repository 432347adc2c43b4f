import { Link } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { footerGroups } from '@/content/navigation';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { telHref, useSiteSettings } from '@/lib/site-settings';
import { SocialLinks } from './social-links';

export function SiteFooter() {
  const { brand, phone, email, offices, hours } = useSiteSettings();
  return (
    <footer className="bg-ink py-12 text-paper [&_a:hover]:underline">
      <div className="container-page grid gap-10 lg:grid-cols-3">
        <div className="grid content-start gap-4">
          <Logo />
          <p className="max-w-[45ch]">
            Honest guidance for studying abroad, from the first conversation to the first day on campus.
          </p>
          <address className="grid gap-1 not-italic">
            <a href={telHref(phone)} className="inline-flex min-h-11 items-center">
              {phone}
            </a>
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center break-all">
              {email}
            </a>
            {offices.map((office) => (
              <p key={office.country}>
                {office.country}: {office.address}
              </p>
            ))}
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </address>
          <SocialLinks />
          <div>
            <h2 className="mb-2 text-lg">Newsletter</h2>
            <NewsletterForm />
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 md:grid-cols-4 lg:col-span-2">
          {footerGroups.map((group) => (
            <div key={group.label}>
              <h2 className="mb-2 text-lg">{group.label}</h2>
              <ul>
                {group.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className="inline-flex min-h-11 items-center">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="border-t border-paper/20 pt-6 text-sm lg:col-span-3">
          {brand}. Free consultation, honest advice.
        </p>
      </div>
    </footer>
  );
}
