import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Card } from '@/components/ui/card';
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
import type { Student } from '@/lib/fit';

/** The GPA bands of both levels. */
export function EntryCard({ university, own }: { university: UniversityDto; own: Student }) {
  const title = <h2 className="text-2xl">GPA for entry</h2>;
  const known = levels.filter((level) => gpaLimits(university, level));
  if (known.length === 0)
    return (
      <Card>
        {title}
        <p className="mt-2">{NO_GPA}</p>
      </Card>
    );
  return (
    <Card>
      {title}
      <dl className="mt-4 grid gap-4">
        {known.map((level) => {
          const [min, max] = gpaLimits(university, level)!;
          const mine = own.level === level && own.gpa !== undefined ? own.gpa : undefined;
          return (
            <div key={level}>
              <dt className="text-ink-soft">
                {[levelNames[level], gpaBasis(university, level)].filter(Boolean).join(', ')}
              </dt>
              <dd>
                <span className="font-semibold tabular-nums">{gpaBand(university, level)}</span>
                {mine !== undefined && <span className="text-ink-soft"> · yours {own.marks ?? mine}</span>}
                <RangeBar
                  className="mt-1"
                  scale={GPA_SCALE}
                  from={min}
                  to={max}
                  own={mine === undefined ? undefined : mine * 100}
                  label={`${levelNames[level]} GPA from ${gpa(min)} to ${gpa(max)}${mine === undefined ? '' : `, yours is ${mine}`}`}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{gpa(GPA_SCALE[0])}</span>
        <span>{gpa(GPA_SCALE[1])}</span>
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {isForGraduates(university, 'undergraduate') && `${FOR_GRADUATES} `}
        On the 4.0 scale. {isGpaEstimate(university) && INDICATIVE.gpa}
      </p>
    </Card>
  );
}
