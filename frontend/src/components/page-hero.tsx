import type { ReactNode } from 'react';

/** The head of a content page. */
export function PageHero({
  title,
  lead,
  above,
  children,
}: {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="border-b border-line bg-paper-deep py-10 sm:py-14">
      <div className="container-page">
        {above && <div className="mb-4 flex flex-wrap items-center gap-3">{above}</div>}
        <h1 className="text-3xl sm:text-5xl">{title}</h1>
        {lead && <p className="mt-4 max-w-[32em] text-lg text-ink-soft">{lead}</p>}
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
