import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { Link } from '@/components/link';

interface GuideContentsProps {
  sections: readonly { id: string; title: string }[];
}

/**
 * The table of contents: beside the text on a desktop, on narrow screens a bar below the header that opens.
 * `followContents` makes it say where the reader is.
 */
export function GuideContents({ sections }: GuideContentsProps) {
  const links = (className: string) => (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={cx('flex items-center leading-snug hover:text-ink hover:underline', className)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="On this page" data-slot="contents" data-print="no" className="contents">
      <details className="group sticky top-[calc(4rem+1px)] z-30 -mx-4 border-b plain:relative plain:top-0 border-line bg-paper sm:-mx-6 lg:hidden narrow:relative narrow:top-0">
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="shrink-0 font-semibold narrow:shrink narrow:grow">On this page</span>
          <span data-slot="contents-current" className="min-w-0 grow truncate text-ink-soft narrow:hidden">
            {sections[0]?.title}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-y border-line bg-paper px-4 py-2 shadow-floating sm:px-6">
          {links('min-h-11 aria-[current]:font-semibold aria-[current]:text-hue')}
        </div>
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto py-1 text-sm lg:block">
        <p className="mb-1.5 pl-4 font-semibold">On this page</p>
        {links(
          'min-h-8 border-l-2 border-line py-1 pl-3.5 text-ink-soft aria-[current]:border-hue aria-[current]:font-semibold aria-[current]:text-hue',
        )}
      </div>
    </nav>
  );
}
