import type { ReactNode } from 'react';
import { PageMeta } from './page-meta';
import { ButtonLink } from './ui/button';

interface NotFoundProps {
  /** 'Country', 'Service' or 'Resource' */
  what: string;
  back: { label: string; to: string };
  children?: ReactNode;
}

/** The page for an address whose country, service or resource does not exist. */
export function NotFound({ what, back, children }: NotFoundProps) {
  const title = `${what} Not Found`;
  const text = `The ${what.toLowerCase()} you're looking for doesn't exist or isn't available yet.`;
  return (
    <div className="container-page py-20">
      <PageMeta title={title} description={text} />
      <h1 className="text-3xl sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-[30em] text-lg text-ink-soft">{text}</p>
      <ButtonLink to={back.to} className="mt-6">
        {back.label}
      </ButtonLink>
      {children}
    </div>
  );
}
