import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import { nextSteps } from '@/content/home';
import { telHref, useSiteSettings } from '@/lib/site-settings';

interface ContactProps {
  /** How soon others were answered. It loads when somebody comes near it. */
  responseTime: ReactNode;
  children: ReactNode;
}

/** The contact section around the consultation form. */
export function Contact({ responseTime, children }: ContactProps) {
  const { phone, email, offices, hours } = useSiteSettings();
  const [isNear, setNear] = useState(false);
  // Not by useInView, whose file would weigh twice as much as this on the first page that visitors load.
  function watch(place: HTMLElement | null) {
    if (!place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && setNear(true), {
      rootMargin: '800px',
    });
    observer.observe(place);
    return () => observer.disconnect();
  }
  return (
    <Section
      id="contact"
      title="Book a free consultation"
      lead="Tell us where you stand and where you would like to go. Our team answers within 24 hours."
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr] lg:gap-12">
        <Card data-print="no" className="airmail pt-9 shadow-raised sm:p-8 sm:pt-11">
          {children}
        </Card>
        <div className="grid gap-7 sm:grid-cols-2 lg:grid-cols-1 lg:pt-4">
          <div className="border-b border-line pb-6 sm:col-span-2 lg:col-span-1">
            <h3 className="text-xl">What happens next</h3>
            <ol className="mt-2 list-decimal pl-5 marker:font-semibold marker:text-peacock-deep">
              {nextSteps.map((step) => (
                <li key={step} className="mt-1 pl-1">
                  {step}
                </li>
              ))}
            </ol>
            <div ref={watch}>{isNear && <Suspense>{responseTime}</Suspense>}</div>
          </div>
          <Way icon={<Phone />} title="Call">
            <a href={telHref(phone)} className={link}>
              {phone}
            </a>
          </Way>
          <Way icon={<Mail />} title="Write">
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Way>
          <Way icon={<MapPin />} title="Offices">
            {offices.map((office) => (
              <p key={office.country}>
                <span className="font-semibold">{office.country}</span> {office.address}
              </p>
            ))}
          </Way>
          <Way icon={<Clock />} title="Working hours">
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Way>
        </div>
      </div>
    </Section>
  );
}

const link =
  '-my-1.5 inline-flex min-h-11 items-center break-all text-peacock-deep underline decoration-peacock/40 underline-offset-4 hover:decoration-current';

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-peacock-soft text-peacock-deep [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
    </div>
  );
}
