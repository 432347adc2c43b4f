import type { ReactNode } from 'react';
import { CheckList } from '@/components/check-list';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { accessibility } from '@/content/accessibility';
import { telHref, useSiteSettings } from '@/lib/site-settings';
import { breadcrumbs } from '@/lib/structured-data';

const { title, description, assessed, ways, limits } = accessibility;

export function Component() {
  const { phone, email } = useSiteSettings();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path="/accessibility"
        things={[breadcrumbs([{ name: title, path: '/accessibility' }])]}
      />
      <PageHero title={title} lead={description} />
      <div className="container-page grid gap-10 py-12 *:max-w-[62ch]">
        <Part title="How far we are">
          <p>
            We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. By our
            own assessment of {assessed} we know of no page that fails them. That is our own word: no
            certificate stands behind it, and the limits are below.
          </p>
        </Part>
        <Part title="How we know">
          <CheckList items={ways} />
        </Part>
        <Part title="What we know is missing">
          <ul className="grid list-disc gap-2 pl-5">
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Part>
        <Part title="Tell us">
          <p>
            Call{' '}
            <a href={telHref(phone)} className={link}>
              {phone}
            </a>{' '}
            or write to{' '}
            <a href={`mailto:${email}`} className={`${link} break-all`}>
              {email}
            </a>
            . Say which page it is and, if you like, what you use to read it. We answer within 24 hours, give
            you what the page says in a way that works for you, and tell you when it will be mended.
          </p>
        </Part>
      </div>
    </>
  );
}

const link = 'text-peacock-deep underline underline-offset-4';

function Part({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{heading}</h2>
      {children}
    </section>
  );
}
