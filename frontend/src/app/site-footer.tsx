import type { MouseEvent } from 'react';
import { Logo } from '@/components/logo';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { FooterColumns } from './footer-columns';

/** A press of a network's button is recorded as a `social-click` event on the document. */
function recordPress({ target }: MouseEvent<HTMLElement>) {
  const network = (target as Element).closest<HTMLElement>('[data-network]')?.dataset.network;
  if (network) document.dispatchEvent(new CustomEvent('social-click', { detail: network }));
}

export function SiteFooter() {
  return (
    <footer className="bg-ink text-paper [&_a:hover]:underline" onClick={recordPress}>
      <div className="container-page grid gap-x-12 gap-y-10 pt-14 pb-8 sm:pt-16">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-end">
          <div className="grid justify-items-start gap-3">
            <Logo />
            <p className="max-w-[21em] text-paper/85">
              Honest guidance for studying abroad, from the first conversation to the first day on campus.
            </p>
          </div>
          <div data-print="no" className="lg:justify-self-end">
            <h2 className="mb-3 text-xl">Newsletter</h2>
            <NewsletterForm />
          </div>
        </div>
        <div className="grid gap-y-10">
          <FooterColumns />
        </div>
      </div>
    </footer>
  );
}
