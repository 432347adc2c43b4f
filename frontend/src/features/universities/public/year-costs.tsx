import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { LivingCostsNote } from '@/components/living-costs-note';
import { RateNote } from '@/components/rate-note';
import { TuitionSource } from '@/components/tuition-source';
import { rateNote, rupees, tuitionInRupees } from '@/content/rupees';
import { dollars, range } from '@/lib/money';
import { withArticle } from '@/lib/names';
import {
  localTuition,
  STUDY_FROM_HOME,
  tuition,
  tuitionCaution,
  tuitionDegrees,
} from '@/lib/university-facts';
import { feeBasis } from './describe';
import type { GuideExtract } from './guide-extract';

/** A line may break between two amounts, not inside one. */
const unbroken = (amounts: string) => amounts.replaceAll(/ (?=lakh|crore)/g, '\u00a0');

/** Tuition and living costs in dollars and rupees, each with its source. */
export function YearCosts({ university, extract }: { university: UniversityPage; extract: GuideExtract }) {
  const { country, tuitionMinUSD: min, tuitionMaxUSD: max } = university;
  const { living, below } = extract;
  const rows = [
    {
      name: 'Tuition',
      note: [localTuition(university), feeBasis(university)].filter(Boolean).join(', '),
      usd: tuition(university),
      inr: tuitionInRupees(university),
    },
    ...(living?.items ?? []).map(({ name, local, usd }) => ({
      name,
      note: local === dollars(usd) ? '' : local,
      usd: dollars(usd),
      inr: rupees(usd),
    })),
  ];
  return (
    <>
      <table className="w-full max-w-[44rem] text-left text-sm tabular-nums sm:text-base">
        <caption className="sr-only">What a year costs in US dollars and in Indian rupees</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="pr-2 sm:pr-4 pb-2 font-normal">
              One year
            </th>
            <th scope="col" className="pr-2 sm:pr-4 pb-2 text-right font-normal sm:whitespace-nowrap">
              US dollars
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Rupees
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, usd, inr }) => (
            <tr key={name} className="border-t border-line align-baseline">
              <th scope="row" className="py-2.5 pr-2 font-medium hyphens-auto sm:pr-4">
                {name}
                {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
              </th>
              <td className="py-2.5 pr-2 sm:pr-4 text-right">{usd}</td>
              <td className="py-2.5 text-right">{unbroken(inr) || '–'}</td>
            </tr>
          ))}
        </tbody>
        {living && (
          <tfoot>
            <tr className="border-t-2 border-ink align-baseline font-semibold">
              <th scope="row" className="py-3 pr-2 hyphens-auto sm:pr-4">
                Tuition and living together
              </th>
              <td className="py-3 pr-2 sm:pr-4 text-right">
                {range(dollars(min + living.usd), dollars(max + living.usd))}
              </td>
              <td className="py-3 text-right">
                {unbroken(range(rupees(min + living.usd), rupees(max + living.usd)))}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <div className="mt-4 max-w-[44rem]">
        <p className="text-sm text-ink-soft">
          {tuitionCaution(university)} Source of the tuition: <TuitionSource university={university} />.{' '}
          {tuitionDegrees(university)}{' '}
          {living
            ? `Not in the sum: flights, visa, health insurance and what you bring from home; the guide to ${withArticle(country)} has them.`
            : `Living costs: ${STUDY_FROM_HOME.amount.toLowerCase()}, since ${STUDY_FROM_HOME.note}. What a year on a campus would cost is in the guide to ${withArticle(country)}.`}
        </p>
        {living && <LivingCostsNote countries={[country]} below={below} />}
        <div className="mt-2">
          <RateNote note={rateNote} />
        </div>
      </div>
    </>
  );
}
