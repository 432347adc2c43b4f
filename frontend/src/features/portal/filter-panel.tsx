import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import {
  countries,
  fieldsOfStudy,
  levels,
  MAX_GPA,
  MAX_TUITION,
  noFilters,
  useFilters,
  type Filters,
} from './filters';
import { NumberFilter } from './number-filter';

const withAll = (label: string, values: readonly string[]) => [
  { value: 'all', label },
  ...values.map((value) => ({ value, label: value })),
];
const countryOptions = withAll('All countries', countries);
const fieldOptions = withAll('All fields', fieldsOfStudy);
const levelNames = { undergraduate: 'Undergraduate', masters: 'Masters' };
const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));

export function FilterPanel() {
  const { filters, setFilters } = useFilters();
  const [clearings, setClearings] = useState(0);
  // A number that is still being typed goes with its input.
  const typing = `${filters.level} ${clearings}`;

  return (
    <section aria-label="Filters" className="grid gap-4">
      <h2 className="text-lg">Filters</h2>
      <Field label="Country">
        <Select
          options={countryOptions}
          value={filters.country}
          onChange={(event) => setFilters({ country: event.target.value as Filters['country'] })}
        />
      </Field>
      <Field label="Field of study">
        <Select
          options={fieldOptions}
          value={filters.fieldOfStudy}
          onChange={(event) => setFilters({ fieldOfStudy: event.target.value as Filters['fieldOfStudy'] })}
        />
      </Field>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 accent-peacock"
          checked={filters.shortlistOnly}
          onChange={(event) => setFilters({ shortlistOnly: event.target.checked })}
        />
        Shortlist only
      </label>
      <Field label="Program level">
        <Select
          options={levelOptions}
          value={filters.level}
          onChange={(event) =>
            setFilters({ level: event.target.value as Filters['level'], gpa: '', maxTuition: '' })
          }
        />
      </Field>
      <NumberFilter
        key={`gpa ${typing}`}
        label="Minimum GPA"
        hint="Your GPA from 0 to 4. Keeps universities whose minimum you meet."
        problem="Enter a GPA from 0 to 4."
        max={MAX_GPA}
        step={0.01}
        value={filters.gpa}
        onChange={(gpa) => setFilters({ gpa })}
      />
      <NumberFilter
        key={`tuition ${typing}`}
        label="Maximum tuition"
        hint="US dollars a year. Keeps universities that start at or under it."
        problem="Enter an amount of 0 or more."
        max={MAX_TUITION}
        value={filters.maxTuition}
        onChange={(maxTuition) => setFilters({ maxTuition })}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setClearings(clearings + 1);
          setFilters(noFilters);
        }}
      >
        Clear filters
      </Button>
    </section>
  );
}
