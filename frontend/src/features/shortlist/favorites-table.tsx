import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShortlistEntryDto, UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { FitBadge } from '@/components/fit-badge';
import { Link } from '@/components/link';
import { ProgramChips } from '@/components/program-chips';
import { Button } from '@/components/ui/button';
import { tuitionInRupees } from '@/content/rupees';
import { budgetFit, gpaFit, type Fit, type Student } from '@/lib/fit';
import { levelNames } from '@/lib/levels';
import { usePortalAddress } from '@/lib/portal-address';
import {
  gpaBand,
  gpaBasis,
  place,
  rankSource,
  tuition,
  tuitionBasis,
  worldRank,
} from '@/lib/university-facts';
import { opens } from '@/lib/use-opened-focus';
import type { Favorite } from './favorites';

export const nameOf = (university: UniversityDto | undefined) =>
  university?.name ?? 'University no longer listed';

export interface FavoritesTableProps {
  favorites: readonly Favorite[];
  student: Student;
  /** Renders the toggle that adds a university to the comparison. */
  compareToggle: (props: { university: UniversityDto }) => ReactNode;
  /** Renders the link to the form for an application. */
  applyLink: (props: { university: UniversityDto; className?: string }) => ReactNode;
  onRemove: (entry: ShortlistEntryDto) => void;
}

/** A table. Where it has no room, every row is a card; on paper it stays a table. */
export function FavoritesTable({
  favorites,
  student,
  compareToggle,
  applyLink,
  onRemove,
}: FavoritesTableProps) {
  const { to } = usePortalAddress();
  const columns = [
    'University',
    'Saved under',
    'Programs',
    'Tuition a year',
    `${levelNames[student.level]} GPA`,
    'World rank',
  ];
  return (
    // With another CSS display browsers no longer treat it as a table, so roles are set.
    <table
      role="table"
      className="print-wide block w-full text-left @4xl:table @4xl:border-collapse print:table print:border-collapse print:text-xs"
    >
      <caption className="sr-only">Saved universities</caption>
      <thead
        role="rowgroup"
        className="sr-only @4xl:not-sr-only @4xl:table-header-group print:not-sr-only print:table-header-group"
      >
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col" className="px-3 py-3 text-sm text-ink-soft">
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col" className="px-3 py-3 print:hidden">
            <span className="sr-only">Compare, apply or remove</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @4xl:table-row-group print:table-row-group">
        {favorites.map(({ entry, university }) => (
          <tr
            key={`${entry.universityId} ${entry.fieldOfStudy}`}
            role="row"
            className="relative mb-4 grid gap-2 rounded-card border border-line bg-card p-4 align-top @4xl:mb-0 @4xl:table-row print:table-row print:break-inside-avoid"
          >
            <th role="rowheader" scope="row" className="pr-12 font-normal @4xl:min-w-48 @4xl:p-3 print:p-2">
              <span className="block font-display text-lg font-semibold">
                {university ? (
                  <Link
                    to={to({ open: String(university.id) })}
                    state={{ opened: true }}
                    {...opens(university.id)}
                    className="hover:text-peacock-deep hover:underline"
                  >
                    {university.name}
                  </Link>
                ) : (
                  nameOf(university)
                )}
              </span>
              {university && <span className="text-sm text-ink-soft">{place(university)}</span>}
            </th>
            <Cell label="Saved under">{entry.fieldOfStudy}</Cell>
            <Cell>
              {university && (
                <ProgramChips programs={university.programs} limit={2} first={[entry.fieldOfStudy]} />
              )}
            </Cell>
            <Cell label="Tuition a year">
              {university && (
                <Figure
                  note={tuitionBasis(university)}
                  second={tuitionInRupees(university)}
                  fit={budgetFit(university, student)}
                >
                  {tuition(university)}
                </Figure>
              )}
            </Cell>
            <Cell label={`${levelNames[student.level]} GPA`}>
              {university && (
                <Figure note={gpaBasis(university, student.level)} fit={gpaFit(university, student)}>
                  {gpaBand(university, student.level)}
                </Figure>
              )}
            </Cell>
            <Cell label="World rank">
              {university && <Figure note={rankSource(university)}>{worldRank(university)}</Figure>}
            </Cell>
            <td role="cell" className="@4xl:p-3 print:hidden">
              {university && compareToggle({ university })}
              {university &&
                applyLink({
                  university,
                  className: 'border-transparent! text-peacock-deep! px-3! @4xl:px-0! @4xl:whitespace-nowrap',
                })}
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${nameOf(university)}, ${entry.fieldOfStudy}`}
                onClick={() => onRemove(entry)}
                className="absolute top-2 right-2 @4xl:static"
              >
                <Trash2 aria-hidden />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  note: string;
  second?: string;
  /** How the student's own figure compares; absent while that is unknown. */
  fit?: Fit;
  children: ReactNode;
}

function Figure({ note, second, fit, children }: FigureProps) {
  return (
    <>
      <span className="font-medium tabular-nums">{children}</span>
      {second && <span className="ml-2 text-sm tabular-nums @4xl:ml-0 @4xl:block">{second}</span>}
      {note && <span className="ml-2 text-sm text-ink-soft @4xl:ml-0 @4xl:block">{note}</span>}
      {fit && fit.state !== 'unknown' && (
        <span className="ml-2 @4xl:mt-1 @4xl:ml-0 @4xl:block">
          <FitBadge state={fit.state} estimate={fit.estimate} />
        </span>
      )}
    </>
  );
}

/** A cell, with a label where the column's heading is not shown. */
function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td role="cell" className="text-sm @4xl:p-3 print:p-2">
      {label && (
        <span aria-hidden className="mr-2 text-sm text-ink-soft @4xl:hidden print:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
