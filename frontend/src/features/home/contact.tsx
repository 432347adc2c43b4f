import type { ReactNode } from 'react';
import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import { telHref, useSiteSettings } from '@/lib/site-settings';

/** The contact section around the consultation form. */
export function Contact({ children }: { children: ReactNode }) {
  const { phone, email, offices, hours } = useSiteSettings();
  return (
    <Section
      id="contact"
      title="Book a free consultation"
      lead="Tell us where you stand and where you would like to go. Our team answers within 24 hours."
    >
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Card>{children}</Card>
        <Card className="grid content-start gap-5">
          <div>
            <h3 className="text-lg">Talk to us</h3>
            <p>
              <a
                href={telHref(phone)}
                className="inline-flex min-h-11 items-center text-peacock-deep underline"
              >
                {phone}
              </a>
            </p>
            <p>
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-11 items-center break-all text-peacock-deep underline"
              >
                {email}
              </a>
            </p>
          </div>
          <div>
            <h3 className="text-lg">Offices</h3>
            {offices.map((office) => (
              <p key={office.country} className="mt-1">
                <span className="font-semibold">{office.country}</span>
                <br />
                {office.address}
              </p>
            ))}
          </div>
          <div>
            <h3 className="text-lg">Working hours</h3>
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Card>
      </div>
    </Section>
  );
}
