import type { ReactNode } from 'react';
import { Link } from '@/components/link';

/** One part of a guide with its heading. A hairline separates it from the part before. */
export function GuideSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line py-10 first:border-t-0 sm:py-14"
    >
      <h2 id={`${id}-title`} className="mb-6 text-3xl text-hue">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The text shown where a guide lacks data. */
export function AskUs({ children }: { children: string }) {
  return (
    <p>
      <Link to="/#contact" className="link-text">
        {children}
      </Link>
    </p>
  );
}
