import type { ReactNode } from 'react';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Card } from '@/components/ui/card';
import { LivingCostsNote } from '@/components/living-costs-note';
import { RangeBar } from '@/components/range-bar';
import { RateNote } from '@/components/rate-note';
import { TuitionSource } from '@/components/tuition-source';
import { belowMinimum, livingCosts } from '@/content/living-costs';
import { rupees, tuitionInRupees, rateNote } from '@/content/rupees';
import { dollars, range } from '@/lib/money';
import { withArticle } from '@/lib/names';
import { TUITION_SCALE } from '@/lib/scales';
import {
  INDICATIVE,
  isOfWholeDegree,
  isReported,
  REPORTED,
  STUDY_FROM_HOME,
  tuition,
  tuitionBasis,
  tuitionDegrees,
} from '@/lib/university-facts';

/** The cost of a year: tuition, and living in the university's country, in dollars and rupees. */
export function CostCard({ university, budget }: { university: UniversityDto; budget: number | undefined }) {
  const { country, tuitionMinUSD: min, tuitionMaxUSD: max } = university;
  // A server before a field sends none.
  const living = country && livingCosts(university);
  const isKnown = min != null && max != null;
  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-2xl">Cost of a year</h2>
      <div>
        <p className="text-sm text-ink-soft">Tuition, {tuitionBasis(university)}</p>
        <p className="font-display text-2xl font-semibold tabular-nums">{tuition(university)}</p>
        <p className="text-ink-soft tabular-nums">{tuitionInRupees(university)}</p>
        {isKnown && max > 0 && (
          <>
            <RangeBar
              className="mt-2"
              scale={TUITION_SCALE}
              from={min}
              to={max}
              own={budget}
              label={`Tuition ${min === max ? dollars(max) : `from ${dollars(min)} to ${dollars(max)}`}${isOfWholeDegree(university) ? ' in all' : ' a year'}${budget === undefined ? '' : `, your budget is ${dollars(budget)}`}`}
            />
            <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums">
              <span>{dollars(TUITION_SCALE[0])}</span>
              {budget !== undefined && <span>● your budget, {dollars(budget)}</span>}
              <span>{dollars(TUITION_SCALE[1])}</span>
            </p>
          </>
        )}
        <p className="mt-2 text-sm text-ink-soft">
          {university.tuitionBasis === 'indicative' && `${INDICATIVE.tuition} `}
          {isReported(university) && `${REPORTED} `}
          Source: <TuitionSource university={university} />. {tuitionDegrees(university)}
        </p>
      </div>
      {living && (
        <div>
          <h3 className="text-lg">Living in {withArticle(country)}</h3>
          <dl className="mt-2 grid gap-1">
            {living.items.map(({ name, local, usd }) => (
              <Line key={name} name={name} detail={local === dollars(usd) ? undefined : local}>
                {dollars(usd)}
              </Line>
            ))}
            <Line name="Living costs" strong detail={rupees(living.usd)}>
              {dollars(living.usd)}
            </Line>
          </dl>
          <LivingCostsNote countries={[country]} below={belowMinimum([country])} />
        </div>
      )}
      {university.distance && (
        <div>
          <h3 className="text-lg">Living costs</h3>
          <p className="mt-2">
            {STUDY_FROM_HOME.amount}: {STUDY_FROM_HOME.note}.
          </p>
        </div>
      )}
      {living && isKnown && (
        <div className="rounded-control bg-peacock-soft p-4">
          <p className="font-medium">Tuition and living together</p>
          <p className="font-display text-2xl font-semibold text-peacock-deep tabular-nums">
            {range(dollars(min + living.usd), dollars(max + living.usd))}
          </p>
          <p className="tabular-nums">{range(rupees(min + living.usd), rupees(max + living.usd))}</p>
        </div>
      )}
      <RateNote note={rateNote} />
    </Card>
  );
}

interface LineProps {
  name: string;
  detail: string | undefined;
  strong?: boolean;
  children: ReactNode;
}

function Line({ name, detail, strong, children }: LineProps) {
  return (
    <div
      className={
        strong
          ? 'mt-1 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 font-semibold'
          : 'flex flex-wrap justify-between gap-x-4'
      }
    >
      <dt>{name}</dt>
      <dd className="ml-auto tabular-nums">
        {detail && <span className="mr-3 text-sm font-normal text-ink-soft">{detail}</span>}
        {children}
      </dd>
    </div>
  );
}
