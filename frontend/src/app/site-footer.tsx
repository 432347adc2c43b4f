import { createElement, useEffect, type MouseEvent } from 'react';
import { Kept } from '@/components/kept';
import { Logo } from '@/components/logo';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { lazily } from '@/lib/lazy';

const columns = lazily(async () => (await import('./footer-columns')).FooterColumns);

/** Resolves when the footer can be rendered; a page that came from the server has it. */
export const preloadFooter = () => columns.preload('columns');

/** A press of a network's button is recorded as a `social-click` event on the document. */
function recordPress({ target }: MouseEvent<HTMLElement>) {
  const network = (target as Element).closest<HTMLElement>('[data-network]')?.dataset.network;
  if (network) document.dispatchEvent(new CustomEvent('social-click', { detail: network }));
}

export function SiteFooter() {
  // On the way to the portal and back it is not the server's any more.
  useEffect(() => () => void preloadFooter().catch(() => undefined), []);
  return (
    <footer className="later bg-ink text-paper [&_a:hover]:underline" onClick={recordPress}>
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
        <Kept className="grid gap-y-10">{() => createElement(columns.read('columns'))}</Kept>
      </div>
    </footer>
  );
}
