import { ArrowRight, ExternalLink } from 'lucide-react';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DistanceNote } from '@/components/distance-note';
import { Fact } from '@/components/fact';
import { Link } from '@/components/link';
import { ProgramChips } from '@/components/program-chips';
import { Scene } from '@/components/scene';
import { campusScene } from '@/lib/campus';
import { type Level } from '@/lib/levels';
import { usePortalAddress } from '@/lib/portal-address';
import {
  countryRank,
  countryRankSource,
  established,
  gpaBand,
  gpaBasis,
  NOT_AVAILABLE,
  place,
  rankSource,
  students,
  tuition,
  tuitionBasis,
  tuitionName,
  worldRank,
} from '@/lib/university-facts';
import { opens } from '@/lib/use-opened-focus';
import type { FieldOfStudy, StudentActions } from '../student-actions';
import { AboutFigures } from './about-figures';

interface UniversityCardProps {
  university: UniversityDto;
  level: Level;
  /** The field under which the favorite toggle saves. */
  field: FieldOfStudy;
  actions: StudentActions;
}

export function UniversityCard({ university, level, field, actions }: UniversityCardProps) {
  const { to } = usePortalAddress();
  const { id, name, website } = university;
  const elsewhere = actions.savedUnder(id).filter((other) => other !== field);
  const page = to({ open: String(id) });

  return (
    <article className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-150 hover:shadow-raised">
      <div className="relative">
        <Scene name={campusScene(id)} className="max-h-36" />
        {actions.saveButton({ university, field, className: 'absolute top-3 right-3 shadow-raised' })}
      </div>
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h2 className="text-xl">
            <Link
              to={page}
              state={{ opened: true }}
              {...opens(id)}
              className="hover:text-peacock-deep hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-ink-soft">{place(university)}</p>
          {university.distance && <DistanceNote className="mt-2" />}
          {elsewhere.length > 0 && (
            <p className="mt-1 text-sm font-medium text-peacock-deep">Saved under {elsewhere.join(', ')}</p>
          )}
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
          <Fact name={tuitionName(university)} note={tuitionBasis(university)}>
            {tuition(university)}
          </Fact>
          <Fact
            name={level === 'undergraduate' ? 'Undergraduate GPA' : 'Masters GPA'}
            note={gpaBasis(university, level)}
          >
            {gpaBand(university, level)}
          </Fact>
          <Fact name="World rank" note={rankSource(university)}>
            {worldRank(university)}
          </Fact>
          <Fact name="Country rank" note={countryRankSource(university)}>
            {countryRank(university)}
          </Fact>
          <Fact name="Established">{established(university)}</Fact>
          <Fact name="Students">{students(university)}</Fact>
        </dl>
        <ProgramChips programs={university.programs} limit={3} first={[field, ...elsewhere]} />
        <p className="text-sm">{university.description}</p>
        <details className="text-sm text-ink-soft">
          <summary className="min-h-6 font-medium text-peacock-deep">About these figures</summary>
          <AboutFigures university={university} />
        </details>
        <div className="-mb-2 mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
          {actions.compareToggle({ university })}
          {website ? (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 font-medium text-peacock-deep underline underline-offset-4"
            >
              Website
              <span className="sr-only">of {name}, opens in a new tab</span>
              <ExternalLink aria-hidden className="size-4" />
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center text-ink-soft">Website: {NOT_AVAILABLE}</span>
          )}
          {/* The same way as the name, for the eye and the thumb. */}
          <Link
            to={page}
            state={{ opened: true }}
            aria-hidden
            tabIndex={-1}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-peacock-deep"
          >
            Details
            <ArrowRight className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}
