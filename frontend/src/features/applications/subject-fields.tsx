import { changeApplicationLengths } from '@/api/generated/lengths/changeApplication';
import { Field } from '@/components/ui/field';
import { useFormState } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { levelNames, levels } from '@/lib/levels';
import { monthOptions, yearOptions } from './subject';

const CHOOSE = { value: '', label: 'Choose' };
const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));

/** Programme, level and intake, in a form that starts with the values it is given. */
export function SubjectFields() {
  const { values } = useFormState();
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
        <Select options={values?.['level'] ? levelOptions : [CHOOSE, ...levelOptions]} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field name="month" label="Starts in (month)">
          <Select options={monthOptions} />
        </Field>
        <Field name="year" label="Starts in (year)">
          <Select options={yearOptions(values?.['year'])} />
        </Field>
      </div>
    </>
  );
}
