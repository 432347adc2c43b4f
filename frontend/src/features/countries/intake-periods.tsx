import { cx } from 'class-variance-authority';
import { INTAKE_NOTE, IntakeTable } from '@/components/intake-table';
import { Link } from '@/components/link';
import type { Intake } from '@/content/admission';
import type { CountryGuide } from '@/content/country';
import { Rows, Statements } from '@/components/statements';
import { months } from '@/lib/dates';
import { intakeKinds, intakeYear, type IntakeKind } from './intakes';

const looks: Record<IntakeKind, string> = {
  primary: 'bg-hue text-white font-semibold',
  secondary: 'bg-hue-soft text-ink font-semibold',
  limited: 'inset-ring-2 inset-ring-hue text-ink font-semibold',
};

interface IntakePeriodsProps {
  country: string;
  periods: CountryGuide['intakeDetails'];
  intakes: readonly Intake[];
}

export function IntakePeriods({ country, periods, intakes }: IntakePeriodsProps) {
  const kinds = (Object.keys(intakeKinds) as IntakeKind[]).filter((kind) => periods[kind]);
  const year = intakeYear(periods);
  return (
    <>
      <ol aria-hidden className="mb-5 grid grid-cols-6 gap-1 text-center text-sm sm:grid-cols-12">
        {months.map((month, index) => {
          const kind = year[index];
          return (
            <li
              key={month}
              className={cx(
                'grid content-center rounded-sm py-2 leading-tight',
                kind ? looks[kind] : 'bg-paper-deep text-ink-soft',
              )}
            >
              {month.slice(0, 3)}
              <span className="text-xs font-normal">{kind ? intakeKinds[kind] : '\u00a0'}</span>
            </li>
          );
        })}
      </ol>
      <Rows rows={kinds.map((kind) => ({ title: `${intakeKinds[kind]} intake`, body: periods[kind] }))} />
      {periods.deadlines.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 text-xl">Deadlines</h3>
          <Statements items={periods.deadlines} columns />
        </>
      )}
      <h3 className="mt-8 mb-1 text-xl">The next intakes, step by step</h3>
      <p className="mb-4 max-w-[38em] text-sm text-ink-soft">
        {INTAKE_NOTE}{' '}
        <Link to="/resources/intake-calendar" className="link-text">
          All countries in one calendar
        </Link>
      </p>
      <IntakeTable country={country} intakes={intakes} />
    </>
  );
}
