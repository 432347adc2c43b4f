import type { ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { cx } from 'class-variance-authority';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { NOT_AVAILABLE } from '@/lib/university-facts';
import type { Student } from '@/lib/fit';
import { rowGroups, rowState } from './rows';
import './print.css';

const edges = {
  differs: { className: 'border-l-marigold-deep', text: ', differs' },
  unknown: { className: 'border-l-ink-soft', text: ', not known for all' },
  same: { className: 'border-l-transparent', text: '' },
};

interface CompareTableProps {
  universities: readonly UniversityDto[];
  /** The student whose fit is shown; without one nothing personal is shown. */
  student?: Student;
  onlyDifferences: boolean;
  /** Renders the head of a university's column. */
  renderHeading?: (university: UniversityDto) => ReactNode;
}

/**
 * Universities side by side. On a phone the columns of a row stand below its name. Rows with different values are
 * marked.
 */
export function CompareTable({ universities, student, onlyDifferences, renderHeading }: CompareTableProps) {
  const groups = rowGroups(universities, student)
    .map(({ name, rows }) => ({
      name,
      rows: rows
        .map((row) => ({ ...row, state: rowState(row, universities) }))
        .filter(({ state }) => !onlyDifferences || state === 'differs'),
    }))
    .filter(({ rows }) => rows.length > 0);

  return (
    // With another CSS display browsers no longer treat it as a table, so roles are set.
    <table
      role="table"
      className="print-one-page block w-full text-left @3xl:table @3xl:table-fixed print:table print:table-fixed"
    >
      <caption className="sr-only">Universities side by side</caption>
      <thead role="rowgroup" className="block @3xl:table-header-group print:table-header-group">
        <tr role="row" className="grid gap-2 @3xl:table-row print:table-row">
          <td role="cell" className="hidden w-44 @3xl:table-cell print:table-cell print:w-56">
            <span className="sr-only">What is compared</span>
          </td>
          {universities.map((university, i) => (
            <th
              key={university.id}
              role="columnheader"
              scope="col"
              className="flex gap-3 rounded-card border border-line bg-card p-3 align-bottom font-normal @3xl:table-cell @3xl:rounded-none @3xl:border-0 @3xl:bg-transparent"
            >
              <Letter index={i} className="@3xl:hidden print:hidden" />
              <div className="min-w-0 grow">
                {renderHeading?.(university) ?? <Name university={university} />}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name} role="rowgroup" className="block @3xl:table-row-group print:table-row-group">
          <tr role="row" className="block @3xl:table-row print:table-row">
            <th
              role="rowheader"
              scope="rowgroup"
              colSpan={universities.length + 1}
              className="block pt-6 pb-2 font-display text-xl font-semibold @3xl:table-cell print:table-cell print:pt-1 print:pb-0 print:text-base"
            >
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <tr
              key={row.name}
              role="row"
              className="mb-2 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line @3xl:table-row @3xl:bg-card print:table-row print:break-inside-avoid"
            >
              <th
                role="rowheader"
                scope="row"
                className={cx(
                  'col-span-full border-l-4 bg-card px-3 py-2 font-medium @3xl:table-cell @3xl:border-t @3xl:border-t-line @3xl:align-top print:table-cell print:border-t print:px-1 print:py-px',
                  edges[row.state].className,
                )}
              >
                {row.name}
                <span className="sr-only">{edges[row.state].text}</span>
              </th>
              {universities.map((university, i) => (
                <td
                  key={university.id}
                  role="cell"
                  // Two columns on a phone. If their number is odd, the last one spans both.
                  className="min-w-0 bg-card px-3 py-2 last:nth-of-type-[odd]:col-span-2 @3xl:border-t @3xl:border-line @3xl:align-top print:border-t print:px-1 print:py-px"
                >
                  <span
                    aria-hidden
                    className={cx(
                      'items-center gap-2 text-sm text-ink-soft @3xl:hidden print:hidden',
                      row.short ? 'mr-2 inline-flex align-middle' : 'mb-1 flex',
                    )}
                  >
                    <Letter index={i} />
                    {!row.short && <span className="truncate">{university.name}</span>}
                  </span>
                  <span className={row.short ? 'inline-flex align-middle' : undefined}>
                    {row.show?.(university) ?? row.value(university)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A university at the head of its column, with the way to its website. */
export function Name({
  university: { name, website },
  children,
}: {
  university: UniversityDto;
  children?: ReactNode;
}) {
  return (
    <>
      <p className="font-display text-lg leading-tight font-semibold">{children ?? name}</p>
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-peacock-deep underline underline-offset-4 print:hidden"
        >
          Website
          <span className="sr-only">of {name}, opens in a new tab</span>
          <ExternalLink aria-hidden className="size-4" />
        </a>
      ) : (
        <span className="text-sm text-ink-soft">Website: {NOT_AVAILABLE}</span>
      )}
    </>
  );
}

/** A letter that stands for a university where its name has no room. */
function Letter({ index, className = '' }: { index: number; className?: string }) {
  return (
    <span
      aria-hidden
      className={`grid size-6 shrink-0 place-items-center rounded-full bg-peacock-deep text-xs font-bold text-white ${className}`}
    >
      {'ABCD'[index]}
    </span>
  );
}
