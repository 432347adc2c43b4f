import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface DataTableProps {
  columns: readonly string[];
  /** The first cell names the row. On a phone those that are null are left out. */
  rows: readonly (readonly ReactNode[])[];
  /** What the table is about, for screen readers. */
  caption: string;
  className?: string;
}

/** A table that becomes one block per row on a phone; the roles keep it a table for screen readers there, too. */
export function DataTable({ columns, rows, caption, className }: DataTableProps) {
  return (
    <table role="table" className={cx('stacked w-full text-left', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                role="cell"
                data-label={columns[index + 1]}
                data-missing={cell === null || undefined}
              >
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
