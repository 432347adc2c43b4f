import { ChevronDown } from 'lucide-react';
import { Link } from '@/components/link';

interface PageContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page: on a phone a list that opens, on a desktop a list beside the text. */
export function PageContents({ sections }: PageContentsProps) {
  const links = (
    <ul className="grid gap-0.5 text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-11 items-center rounded-control py-1 leading-snug text-ink-soft hover:text-peacock-deep hover:underline lg:min-h-8"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="On this page" data-print="no" className="lg:sticky lg:top-24 lg:self-start">
      <details className="group rounded-card border border-line bg-card px-4 lg:hidden">
        <summary className="flex min-h-12 items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          On this page <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <div className="pb-3">{links}</div>
      </details>
      <div className="hidden max-h-[calc(100dvh-8rem)] overflow-y-auto border-l border-line pl-4 lg:block">
        <p className="mb-2 text-sm font-semibold">On this page</p>
        {links}
      </div>
    </nav>
  );
}
