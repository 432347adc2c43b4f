import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { LivingCostsNote } from '@/components/living-costs-note';
import { RateNote } from '@/components/rate-note';
import { LIVING_COSTS_CHECKED } from '@/content/living-costs';
import { rateNote } from '@/content/rupees';
import { INDICATIVE } from '@/lib/university-facts';

/** How the rows are marked. */
export const EDGES =
  'An orange edge marks the rows that differ, a dark one those where a figure is not known and may differ.';

/** What the figures of a comparison rest on. */
export function CompareNotes({ universities }: { universities: readonly UniversityDto[] }) {
  return (
    <div>
      <RateNote note={rateNote} />
      <div className="print:hidden">
        <LivingCostsNote
          countries={universities.map(({ country }) => country)}
          checked={LIVING_COSTS_CHECKED}
        />
        <p className="mt-2 text-sm text-ink-soft">
          {INDICATIVE.tuition} {INDICATIVE.gpa}
        </p>
      </div>
    </div>
  );
}
