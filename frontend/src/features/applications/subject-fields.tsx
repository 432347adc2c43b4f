import { useState } from 'react';
import { changeApplicationLengths } from '@/api/generated/lengths/changeApplication';
import { Field } from '@/components/ui/field';
import { useFormState } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { today } from '@/lib/ages';
import { formatDate, formatMonth } from '@/lib/dates';
import { type Level, levelNames, levels } from '@/lib/levels';
import { withArticle } from '@/lib/names';
import { serverNow } from '@/lib/server-time';
import { firstDay } from '@/lib/zones';
import { isRefusal, makePlan, plannable, type Subject, yearLater } from '@/planner/planner';
import { useRecords } from '@/planner/use-records';
import { monthOptions, yearOptions } from './subject';

const CHOOSE = { value: '', label: 'Choose' };
const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));

/** The university, and what is behind an application there. */
export type Place = Omit<Subject, 'programme' | 'level'>;

/** Programme, level and intake at a university, in a form that starts with the values it is given. */
export function SubjectFields({ place }: { place: Place }) {
  const { values } = useFormState();
  const [chosen, setChosen] = useState({
    programme: values?.['programme'] ?? '',
    level: values?.['level'] ?? '',
    month: values?.['month'] ?? '',
    year: values?.['year'] ?? '',
  });
  const choose = (name: keyof typeof chosen) => ({
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      setChosen({ ...chosen, [name]: target.value }),
  });
  return (
    <>
      <Field
        name="programme"
        label="Programme"
        hint="As the university calls it. You may fill it in later."
        className="sm:col-span-2"
      >
        <Input {...changeApplicationLengths.programme} autoComplete="off" {...choose('programme')} />
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
        <KnownStarts place={place} {...chosen} />
        {place.closing && place.closing.starts !== `${chosen.year}-${chosen.month}` && (
          <strong className="block font-semibold text-ink">
            The closing day that you entered, {formatDate(place.closing.date)}, is that of the start in{' '}
            {formatMonth(place.closing.starts)}: with another one it is taken away.
          </strong>
        )}
      </p>
    </>
  );
}

interface KnownStartsProps {
  place: Place;
  programme: string;
  level: string;
  month: string;
  year: string;
}

/** Which starts our records know of, and what another one means, or one that cannot be planned. */
function KnownStarts({ place, programme, level, month, year }: KnownStartsProps) {
  const country = withArticle(place.country);
  const records = useRecords(place.country);
  const ours = records.data?.admissions.intakes.filter(({ levels: those }) =>
    those.some((one) => one === level),
  );
  if (!ours || !level) return null;
  if (ours.length === 0) return `We know of no start in ${country} at this level. You may choose any.`;
  const starts = ours
    .map((one) => one.starts)
    .filter((start) => firstDay(start) > today())
    .sort();
  const chosen = month && year && `${year}-${month}`;
  const subject = { ...place, programme, level: level as Level };
  const inTime = plannable(subject, ours, serverNow()).map((one) => one.starts);
  const late = starts.filter((start) => !inTime.includes(start)).map(formatMonth);
  const plan = chosen && makePlan(subject, chosen, records.data!.admissions, serverNow());
  const last = ours.at(-1)!.starts;
  const isLast = inTime.length === 0 || (plan && isRefusal(plan) && !plan.next);
  const later = isLast && yearLater(subject, last, records.data!.admissions, serverNow());
  const estimates = later ? `${formatMonth(later.starts)} can be planned from estimates` : '';
  if (plan && isRefusal(plan)) {
    return (
      <>
        <strong className="font-semibold text-ink">
          {plan.why}{' '}
          {plan.next
            ? `The ${plan.next.starts > chosen ? 'next' : 'nearest'} start in ${country} at this level that can be planned is ${formatMonth(plan.next.starts)}.`
            : `We know of no later start in ${country} at this level${estimates && `, but ${estimates}`}.`}
        </strong>{' '}
        Keep it only for an application that you have sent already: there is no plan for it.
      </>
    );
  }
  return (
    <>
      {starts.length > 0
        ? `Starts that we know of in ${country} at this level: ${starts.map(formatMonth).join(', ')}.${late.length > 0 ? ` Too late to be planned: ${late.join(', ')}.` : ''}${estimates && ` ${estimates}.`}`
        : `We know of no later start in ${country} at this level.`}
      {chosen && !starts.some((one) => one === chosen) && (
        <strong className="block font-semibold text-ink">
          {formatMonth(chosen)} is not among them. You may keep it; the dates of its plan are then estimates,
          so ask the university.
        </strong>
      )}
    </>
  );
}
