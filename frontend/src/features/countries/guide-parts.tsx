import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Said, textOf } from '@/components/said';
import type { Statement } from '@/content/country';

/** One part of a guide with its heading; a hairline parts it from the one before. */
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

interface StatementsProps {
  items: readonly Statement[];
  /** In two columns where there is room, for statements of a line or two. */
  columns?: boolean;
}

/** A list of statements with lines no longer than one can read. */
export function Statements({ items, columns }: StatementsProps) {
  return (
    <ul
      className={cx(
        'grid list-disc gap-x-12 gap-y-2 pl-5 marker:text-hue',
        columns ? 'lg:grid-cols-2 print:grid-cols-2' : 'max-w-[28em]',
      )}
    >
      {items.map((item) => (
        <li key={textOf(item)} className="max-w-[28em] pl-1">
          <Said>{item}</Said>
        </li>
      ))}
    </ul>
  );
}

/** A title and what belongs to it, side by side where there is room. */
export function Rows({ rows }: { rows: readonly { title: ReactNode; body: ReactNode }[] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(({ title, body }, index) => (
        <div key={index} className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-[28em]">{body}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What stands in place of data that a guide lacks. */
export function AskUs({ children }: { children: string }) {
  return (
    <p>
      <Link to="/#contact" className="link-text">
        {children}
      </Link>
    </p>
  );
}
