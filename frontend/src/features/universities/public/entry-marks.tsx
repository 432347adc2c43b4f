import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { RangeBar } from '@/components/range-bar';
import { levelNames, levels } from '@/lib/levels';
import { GPA_SCALE } from '@/lib/scales';
import {
  FOR_GRADUATES,
  gpa,
  gpaBand,
  gpaBasis,
  gpaLimits,
  INDICATIVE,
  isForGraduates,
  isGpaEstimate,
  NO_GPA,
} from '@/lib/university-facts';

/** The GPA bands of both levels. */
export function EntryMarks({ university }: { university: UniversityPage }) {
  const title = <h3 className="mb-3 text-xl">GPA for entry</h3>;
  const known = levels.filter((level) => gpaLimits(university, level));
  if (known.length === 0)
    return (
      <>
        {title}
        <p className="max-w-[38em]">{NO_GPA}</p>
      </>
    );
  return (
    <>
      {title}
      <dl className="grid max-w-[44rem] gap-x-10 gap-y-4 sm:grid-cols-2">
        {known.map((level) => {
          const [min, max] = gpaLimits(university, level)!;
          return (
            <div key={level}>
              <dt className="text-ink-soft">
                {[levelNames[level], gpaBasis(university, level)].filter(Boolean).join(', ')}
              </dt>
              <dd>
                <span className="text-lg font-semibold tabular-nums">{gpaBand(university, level)}</span>
                <RangeBar
                  className="mt-1"
                  scale={GPA_SCALE}
                  from={min}
                  to={max}
                  label={`${levelNames[level]} GPA from ${gpa(min)} to ${gpa(max)}, on a bar from ${gpa(GPA_SCALE[0])} to ${gpa(GPA_SCALE[1])}`}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 max-w-[38em] text-sm text-ink-soft">
        {isForGraduates(university, 'undergraduate') && `${FOR_GRADUATES} `}
        On the 4.0 scale. {isGpaEstimate(university) && INDICATIVE.gpa}
      </p>
    </>
  );
}
