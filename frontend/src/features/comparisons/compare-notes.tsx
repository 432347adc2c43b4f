import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { LivingCostsNote } from '@/components/living-costs-note';
import { RateNote } from '@/components/rate-note';
import { belowMinimum } from '@/content/living-costs';
import { rateNote } from '@/content/rupees';
import { INDICATIVE } from '@/lib/university-facts';

/** Classes that mark a row. */
export const EDGES =
  'An orange edge marks the rows that differ, a dark one those where a figure is not known and may differ.';

/** The sources of the figures in a comparison. */
export function CompareNotes({ universities }: { universities: readonly UniversityDto[] }) {
  // A distance university adds no living costs.
  const countries = universities.filter(({ distance }) => !distance).map(({ country }) => country);
  return (
    <div>
      <RateNote note={rateNote} />
      <div className="print:hidden">
        {countries.length > 0 && <LivingCostsNote countries={countries} below={belowMinimum(countries)} />}
        <p className="mt-2 text-sm text-ink-soft">
          {INDICATIVE.tuition} {INDICATIVE.gpa}
        </p>
      </div>
    </div>
  );
}
