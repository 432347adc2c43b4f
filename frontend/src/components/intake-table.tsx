import type { Intake } from '@/content/admission';
import { formatMoment, formatMonths, isOver } from '@/lib/calendar';
import { formatMonth } from '@/lib/dates';
import { levelNames } from '@/lib/levels';
import { withArticle } from '@/lib/names';
import { DataTable } from './data-table';
import { Over } from './over';
import { Said, SourceMark } from './said';

function Days({ days }: Pick<Intake, 'days'>) {
  if (days.length === 0)
    return <span className="text-ink-soft">No common day; each university sets its own</span>;
  return (
    <ul className="grid gap-1.5">
      {days.map((day) => (
        <li key={day.label}>
          {day.label}: <time dateTime={day.date}>{formatMoment(day)}</time>
          <Over date={day.date} />
          <SourceMark source={day.source} />
        </li>
      ))}
    </ul>
  );
}

/** The next intakes of a country with their months and official days; those that have begun are left out. */
export function IntakeTable({ country, intakes }: { country: string; intakes: readonly Intake[] }) {
  const next = intakes.filter(({ starts }) => !isOver(starts));
  return (
    <DataTable
      caption={`The next intakes in ${withArticle(country)}, with the time for each step`}
      // The same in every country, however long its notes are.
      className="xl:table-fixed xl:[&_thead_th]:w-[14%] xl:[&_thead_th:nth-child(3)]:w-[37%] xl:[&_thead_th:nth-child(5)]:w-[21%]"
      columns={['Start', 'Begin to prepare', 'Apply', 'Visa', 'Official days']}
      rows={next.map(({ levels, starts, prepare, apply, visa, note, days }) => [
        <>
          {formatMonth(starts)}
          <span className="block text-sm font-normal text-ink-soft">
            {levels.map((level) => levelNames[level]).join(' and ')}
          </span>
        </>,
        (isOver(prepare) ? 'Due since ' : '') + formatMonth(prepare),
        <>
          {formatMonths(apply)}
          <Over date={apply.to} />
          {note && (
            <span className="block text-sm text-ink-soft">
              <Said>{note}</Said>
            </span>
          )}
        </>,
        <>
          {formatMonths(visa)}
          <Over date={visa.to} />
        </>,
        <Days key="days" days={days} />,
      ])}
    />
  );
}

/** How to read it. */
export const INTAKE_NOTE =
  'Days with a source are official, unless read in a copy. The months are our judgement of what is usual: a course may close earlier, so check its own page.';
