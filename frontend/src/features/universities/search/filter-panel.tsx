import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { bestMarks, CONVERSION, marksOf, marksProblem, markScales, scaleNames } from '@/lib/marks';
import { levelNames, levels } from '@/lib/levels';
import { WITHOUT_GPA } from '@/lib/university-facts';
import { countries, fieldsOfStudy, tuitionOf, useFilters, type Filters } from './filters';
import { NumberFilter } from './number-filter';

const withAll = (label: string, values: readonly string[]) => [
  { value: 'all', label },
  ...values.map((value) => ({ value, label: value })),
];
const countryOptions = withAll('All countries', countries);
const fieldOptions = withAll('All fields', fieldsOfStudy);
const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));
const scaleOptions = markScales.map((value) => ({ value, label: scaleNames[value] }));

const labels = { gpa: 'Minimum GPA', cgpa: 'Minimum CGPA', percentage: 'Minimum percentage' };

interface FilterPanelProps {
  /** How often the filters have been cleared. */
  clearings: number;
  onClear: () => void;
}

export function FilterPanel({ clearings, onClear }: FilterPanelProps) {
  const { filters, setFilters } = useFilters();
  // Part of the key of the inputs, so that clearing also removes numbers that are still being typed.
  const typing = `${filters.level} ${filters.scale} ${clearings}`;

  return (
    <section aria-label="Filters" className="grid gap-3 md:gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Filters</h2>
        <Button variant="secondary" size="sm" onClick={onClear}>
          Clear filters
        </Button>
      </div>
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
      <Field label="Marks given as" hint={filters.scale !== 'gpa' && CONVERSION}>
        <Select
          options={scaleOptions}
          value={filters.scale}
          onChange={(event) => setFilters({ scale: event.target.value as Filters['scale'], gpa: '' })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <NumberFilter
          key={`gpa ${typing}`}
          label={labels[filters.scale]}
          hint={`Yours, from 0 to ${bestMarks[filters.scale]}: shows where you reach our estimate of the minimum, by world rank. The ${WITHOUT_GPA[filters.level]} universities without an estimate are left out.`}
          read={(text) => marksOf(text, filters.scale)}
          problem={marksProblem(filters.scale)}
          max={bestMarks[filters.scale]}
          step={0.01}
          value={filters.gpa}
          onChange={(gpa) => setFilters({ gpa }, true)}
        />
        <NumberFilter
          key={`tuition ${typing}`}
          label="Maximum tuition"
          hint="US dollars a year. Most fees are undergraduate."
          read={tuitionOf}
          problem="Enter an amount of 0 or more."
          value={filters.maxTuition}
          onChange={(maxTuition) => setFilters({ maxTuition }, true)}
        />
      </div>
    </section>
  );
}
