import { Logo } from '@/components/logo';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { telHref, useSiteSettings } from '@/lib/site-settings';

/**
 * What a page that runs in the browser only shows until it does, and where scripts do not run: why, and who helps
 * without.
 */
export function Shell({ title }: { title: string }) {
  const { email, phone } = useSiteSettings();
  return (
    <>
      <header className="border-b border-line bg-card px-4">
        <Logo />
      </header>
      {/* Not for loads of a moment. */}
      <p
        data-slot="loading"
        className="container-page animate-[drop_200ms_400ms_both] py-12 text-lg text-ink-soft plain:hidden"
      >
        Loading…
      </p>
      <main hidden className="container-page grid max-w-3xl justify-items-start gap-4 py-12">
        <h1 className="text-3xl sm:text-5xl">{title}</h1>
        <p className="max-w-[34em] text-lg">
          This page needs JavaScript, which is switched off or could not be loaded. Switch it on or check your
          connection, and load the page again. Country guides, services, resources and the contact form work
          without it, and we answer by phone and e-mail.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonAnchor href={telHref(phone)} variant="secondary">
            Call {phone}
          </ButtonAnchor>
          <ButtonAnchor href={`mailto:${email}`} variant="secondary">
            Write to {email}
          </ButtonAnchor>
        </div>
      </main>
    </>
  );
}
