import { X } from 'lucide-react';
import { Link } from '@/components/link';
import { dollars } from '@/lib/money';
import { describeMarks, marksOf } from '@/lib/marks';
import { levelNames } from '@/lib/levels';
import { noFilters, tuitionOf, useFilters, type Filters } from './filters';

/** Short labels of the active filters. */
function labelsOf(filters: Filters): [keyof Filters, string][] {
  const tuition = tuitionOf(filters.maxTuition);
  const labels: Record<keyof Filters, string> = {
    search: `“${filters.search}”`,
    country: filters.country,
    fieldOfStudy: filters.fieldOfStudy,
    shortlistOnly: 'Shortlist only',
    level: levelNames[filters.level],
    gpa: filters.scale === 'gpa' ? `GPA ${filters.gpa}` : describeMarks(Number(filters.gpa), filters.scale),
    scale: '',
    maxTuition: `Up to ${typeof tuition === 'number' ? dollars(tuition) : filters.maxTuition}`,
  };
  // An invalid number is not an active filter.
  const off = {
    gpa: marksOf(filters.gpa, filters.scale) === null,
    // It only says how the marks are meant.
    scale: true,
    maxTuition: tuition === null,
  };
  const keys = Object.keys(noFilters) as (keyof Filters)[];
  return keys
    .filter((key) => filters[key] !== noFilters[key] && !off[key as keyof typeof off])
    .map((key) => [key, labels[key]]);
}

/** Number of active filters. */
export const countFilters = (filters: Filters) => labelsOf(filters).length;

/**
 * The active filters, each with a button that removes it. @param fromProfile whether they come from the student's
 * profile
 */
export function FilterChips({ fromProfile }: { fromProfile: boolean }) {
  const { filters, setFilters } = useFilters();
  const labels = labelsOf(filters);
  if (labels.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label="Filters that are on" className="flex min-w-0 flex-wrap gap-2">
        {labels.map(([key, label]) => (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-label={`Remove filter: ${label}`}
              onClick={() =>
                // Changing the level resets GPA and tuition, as in the filter panel.
                setFilters(
                  key === 'level'
                    ? { level: noFilters.level, gpa: '', maxTuition: '' }
                    : { [key]: noFilters[key] },
                )
              }
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line bg-peacock-soft py-1 pr-3 pl-4 text-sm font-medium text-peacock-deep hover:border-peacock"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {fromProfile && (
        <Link to="/student-portal/profile" className="text-sm text-peacock-deep underline underline-offset-4">
          From your profile
        </Link>
      )}
    </div>
  );
}
