import { useState } from 'react';
import { changeApplicationLengths } from '@/api/generated/lengths/changeApplication';
import { Field } from '@/components/ui/field';
import { useFormState } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { today } from '@/lib/ages';
import { formatMonth } from '@/lib/dates';
import { levelNames, levels } from '@/lib/levels';
import { withArticle } from '@/lib/names';
import { firstDay } from '@/lib/zones';
import { useRecords } from './plan/use-plan';
import { monthOptions, yearOptions } from './subject';

const CHOOSE = { value: '', label: 'Choose' };
const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));

/** Programme, level and intake at a university of that country, in a form that starts with the values it is given. */
export function SubjectFields({ country }: { country: string }) {
  const { values } = useFormState();
  const [chosen, setChosen] = useState({
    level: values?.['level'] ?? '',
    month: values?.['month'] ?? '',
    year: values?.['year'] ?? '',
  });
  const choose = (name: keyof typeof chosen) => ({
    onChange: ({ target }: { target: HTMLSelectElement }) => setChosen({ ...chosen, [name]: target.value }),
  });
  return (
    <>
      <Field
        name="programme"
        label="Programme"
        hint="As the university calls it. You may fill it in later."
        className="sm:col-span-2"
      >
        <Input {...changeApplicationLengths.programme} autoComplete="off" />
      </Field>
      <Field name="level" label="Level">
        <Select options={values?.['level'] ? levelOptions : [CHOOSE, ...levelOptions]} {...choose('level')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field name="month" label="Starts in (month)">
          <Select options={monthOptions(chosen)} {...choose('month')} />
        </Field>
        <Field name="year" label="Starts in (year)">
          <Select options={yearOptions(values?.['year'])} {...choose('year')} />
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden sm:col-span-2">
        <KnownStarts country={country} {...chosen} />
      </p>
    </>
  );
}

interface KnownStartsProps {
  country: string;
  level: string;
  month: string;
  year: string;
}

/** Which starts our records know of, and what another one means. */
function KnownStarts({ country, level, month, year }: KnownStartsProps) {
  const records = useRecords(country);
  const ours = records.data?.admissions.intakes.filter(({ levels: those }) =>
    those.some((one) => one === level),
  );
  if (!ours || !level) return null;
  const hasBegun = (start: string) => firstDay(start) <= today();
  const starts = ours
    .map((one) => one.starts)
    .filter((start) => !hasBegun(start))
    .sort();
  const chosen = month && year && `${year}-${month}`;
  if (chosen && hasBegun(chosen))
    return (
      <>
        <strong className="font-semibold text-ink">
          {formatMonth(chosen)} has gone by.{' '}
          {starts[0]
            ? `The next start that we know of in ${withArticle(country)} at this level is ${formatMonth(starts[0])}.`
            : `We know of no later start in ${withArticle(country)} at this level.`}
        </strong>{' '}
        Keep it only to record an application of the past: there is no plan for it.
      </>
    );
  if (starts.length === 0)
    return `We know of no start in ${withArticle(country)} at this level. You may choose any.`;
  return (
    <>
      Starts that we know of in {withArticle(country)} at this level: {starts.map(formatMonth).join(', ')}.
      {chosen && !starts.some((one) => one === chosen) && (
        <strong className="block font-semibold text-ink">
          {formatMonth(chosen)} is not among them. You may keep it; the dates of its plan are then estimates,
          so ask the university.
        </strong>
      )}
    </>
  );
}
