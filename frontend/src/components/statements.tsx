import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Statement } from '@/content/country';
import { Said, textOf } from './said';

interface StatementsProps {
  items: readonly Statement[];
  /** Wide screens and paper show the list in two columns. This suits statements of a line or two. */
  columns?: boolean;
}

/** A list of statements in lines of readable length. */
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

/** Titles and their texts, side by side where there is room. */
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
