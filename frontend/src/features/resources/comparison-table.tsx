import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface ComparisonTableProps {
  caption: string;
  /** The first column names the rows. */
  columns: readonly string[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[]; isTotal?: boolean }[];
}

/**
 * Numbers of up to three plans side by side. On a phone a row's name stands above its numbers, since three columns would be
 * too wide; with enlarged text each number has a line, with its plan. Roles keep it a table for screen readers.
 */
export function ComparisonTable({ caption, columns: [corner, ...plans], rows }: ComparisonTableProps) {
  const isWide = plans.length > 2;
  const row = cx(
    'border-b border-line narrow:block! narrow:py-2',
    isWide && 'max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-2 max-sm:py-2',
  );
  const name = cx(
    'py-2 pr-3 text-left align-top narrow:block narrow:py-0 narrow:wrap-anywhere narrow:hyphens-auto',
    isWide && 'max-sm:col-span-3 max-sm:py-0',
  );
  const cell = cx(
    'py-2 text-right align-top tabular-nums narrow:block narrow:p-0! narrow:text-left',
    'narrow:before:block narrow:before:text-sm narrow:before:font-normal narrow:before:text-ink-soft narrow:before:content-[attr(data-label)]',
    isWide ? 'max-sm:py-0 max-sm:text-sm sm:pl-3' : 'pl-3',
  );
  return (
    <table role="table" className={cx('w-full', isWide && 'max-sm:block')}>
      <caption className="sr-only">{caption}</caption>
      <thead
        role="rowgroup"
        className={cx('text-sm leading-snug text-ink-soft narrow:sr-only', isWide && 'max-sm:block')}
      >
        <tr role="row" className={row}>
          <th role="columnheader" scope="col" className={cx(name, 'font-medium')}>
            {corner}
          </th>
          {plans.map((plan) => (
            <th key={plan} role="columnheader" scope="col" className={cx(cell, 'font-medium')}>
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={cx('narrow:block', isWide && 'max-sm:block')}>
        {rows.map(({ name: title, cells, isTotal }, index) => (
          <tr
            key={index}
            role="row"
            className={cx(row, isTotal && 'border-t-2 border-t-ink/40 font-semibold')}
          >
            <th role="rowheader" scope="row" className={cx(name, isTotal ? 'font-semibold' : 'font-medium')}>
              {title}
            </th>
            {cells.map((content, column) => (
              <td key={column} role="cell" data-label={plans[column]} className={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
