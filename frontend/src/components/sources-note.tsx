import type { Source } from '@/content/sources';
import { formatDate } from '@/lib/dates';

/** Longer lists are folded on a phone, where they would fill several screens; see `sources.css`. */
const MOST_UNFOLDED = 8;

/** Where a page's figures come from; the marks in the text lead to `source-1`, `source-2` and so on. */
export function SourcesNote({ sources }: { sources: readonly Source[] }) {
  const list = (
    <ol className="mt-5 grid gap-x-8 gap-y-2.5 text-sm sm:grid-cols-2">
      {sources.map(({ label, url, checkedOn, copy }, index) => (
        <li
          key={label}
          id={`source-${index + 1}`}
          className="grid scroll-mt-14 grid-cols-[1.75em_1fr] rounded-control target:bg-peacock-soft"
        >
          <span aria-hidden className="text-ink-soft tabular-nums">
            {index + 1}.
          </span>
          <span className="min-w-0">
            <a href={url} rel="noopener" className="link-text">
              {label}
            </a>
            <span className="text-ink-soft">
              , {copy ? 'a stored copy read' : 'checked'} on{' '}
              <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <p className="max-w-[28em] text-ink-soft">
        Rules and prices change, sometimes within a year. Where this page and an official page differ, the
        official page decides. Each source has the day of its last check: take a figure as of that day, and
        look at the page again where the day is more than a few months back. A stored copy may be older than
        the day on which it was read.
      </p>
      {sources.length > MOST_UNFOLDED ? (
        <details data-slot="sources" className="mt-5">
          <summary className="min-h-11 w-fit py-2 font-semibold text-peacock-deep">
            Show all {sources.length} sources
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}
