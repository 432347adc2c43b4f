import type { ReactNode } from 'react';
import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { LivingCosts } from '@/content/living-costs';
import { rupees, tuitionInRupees } from '@/content/rupees';
import { dollars } from '@/lib/money';
import { withArticle } from '@/lib/names';
import { rankSource, STUDY_FROM_HOME, tuition, tuitionName, worldRank } from '@/lib/university-facts';
import { feeBasis } from './describe';

interface KeyFiguresProps {
  university: UniversityPage;
  /** None if the university teaches at a distance. */
  living: LivingCosts | undefined;
}

/** The figures that readers look for first: rank, tuition and living costs. */
export function KeyFigures({ university, living }: KeyFiguresProps) {
  const ranked = university.worldRank !== null;
  return (
    <dl className="container-page grid gap-2.5 py-6 sm:gap-4 sm:py-9 md:grid-cols-3">
      <Figure
        name="World rank"
        note={
          ranked ? rankSource(university) : 'We found it in none of the three large rankings (QS, THE, ARWU)'
        }
      >
        {ranked ? worldRank(university) : 'Not ranked'}
      </Figure>
      <Figure name={tuitionName(university)} note={feeBasis(university)} second={tuitionInRupees(university)}>
        {tuition(university)}
      </Figure>
      {living ? (
        <Figure
          name="Living costs a year"
          note={`our estimate for ${withArticle(university.country)}`}
          second={rupees(living.usd)}
        >
          {dollars(living.usd)}
        </Figure>
      ) : (
        <Figure name="Living costs a year" note={STUDY_FROM_HOME.note}>
          {STUDY_FROM_HOME.amount}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  name: string;
  note: string;
  second?: string;
  children: ReactNode;
}

const Figure = ({ name, note, second, children }: FigureProps) => (
  <div
    data-slot="card"
    className="rounded-card border border-line bg-card px-5 py-3.5 max-md:grid max-md:grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] max-md:gap-x-4 narrow:grid-cols-1"
  >
    <dt className="text-ink-soft">{name}</dt>
    <dd>
      <span className="block font-display text-2xl font-semibold text-hue tabular-nums">{children}</span>
      {second && <span className="block tabular-nums">{second}</span>}
      <span className="mt-1 block text-sm text-ink-soft">{note}</span>
    </dd>
  </div>
);
