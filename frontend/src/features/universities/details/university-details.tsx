import { ExternalLink } from 'lucide-react';
import type { UniversityDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DistanceNote } from '@/components/distance-note';
import { Fact } from '@/components/fact';
import { Flag } from '@/components/flag';
import { OpenedHeading } from '@/components/opened-heading';
import { Scene } from '@/components/scene';
import { Badge } from '@/components/ui/badge';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { destinations } from '@/content/destinations';
import { campusScene } from '@/lib/campus';
import { consultationLink } from '@/lib/consultation-link';
import type { Student } from '@/lib/fit';
import {
  countryRank,
  countryRankSource,
  established,
  NOT_AVAILABLE,
  place,
  programsFrom,
  rankSource,
  sectorName,
  students,
  studentsSource,
  worldRank,
} from '@/lib/university-facts';
import { universityPath } from '@/lib/university-paths';
import type { FieldOfStudy, StudentActions } from '../student-actions';
import { CostCard } from './cost-card';
import { EntryCard } from './entry-card';
import { FitCard } from './fit-card';
import { SourcesCard } from './sources-card';

interface UniversityDetailsViewProps {
  university: UniversityDetails;
  /** The field under which the favorite toggle saves. */
  field: FieldOfStudy;
  actions: StudentActions;
  student: Student;
  /** Whether all facts are loaded, and not only those from the list. */
  complete: boolean;
}

export function UniversityDetailsView(props: UniversityDetailsViewProps) {
  const { university, field, actions, student, complete } = props;
  const { name, country, website, programs, programsComplete } = university;
  const flag = destinations.find((destination) => destination.name === country)?.flag;
  const elsewhere = actions.savedUnder(university.id).filter((other) => other !== field);

  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-card @4xl:grid-cols-[1fr_22rem]">
        <Scene
          name={campusScene(university.id)}
          eager
          className="h-full max-h-44 @4xl:order-2 @4xl:max-h-none print:hidden"
        />
        <div className="grid content-start gap-4 p-5 sm:p-6">
          <div>
            <OpenedHeading className="text-3xl sm:text-4xl">{name}</OpenedHeading>
            <p className="mt-1 flex items-center gap-2 text-lg text-ink-soft">
              {flag && <Flag code={flag} />}
              {place(university)}
            </p>
          </div>
          <p className="max-w-[65ch]">{university.description}</p>
          {university.distance && <DistanceNote />}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to={consultationLink(university, student.fieldOfStudy)}>
              Book Free Consultation
            </ButtonLink>
            {actions.saveButton({ university, field, labelled: true })}
            {actions.applyLink({ university })}
            {website ? (
              <ButtonAnchor variant="secondary" href={website} target="_blank" rel="noopener noreferrer">
                Website
                <span className="sr-only">of {name}, opens in a new tab</span>
                <ExternalLink aria-hidden />
              </ButtonAnchor>
            ) : (
              <span className="text-ink-soft">Website: {NOT_AVAILABLE}</span>
            )}
            {actions.compareToggle({ university, className: 'px-2' })}
            {university.slug && (
              <ButtonLink to={universityPath(university.slug)} variant="ghost">
                Public page to share
              </ButtonLink>
            )}
          </div>
          {elsewhere.length > 0 && (
            <p className="text-sm font-medium text-peacock-deep">Saved under {elsewhere.join(', ')}</p>
          )}
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5 @4xl:order-2">
          <FitCard university={university} student={student} />
          <CostCard university={university} budget={student.budget} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <h2 className="text-2xl">At a glance</h2>
            <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
              <Fact name="World rank" note={rankSource(university)}>
                {worldRank(university)}
              </Fact>
              <Fact name="Country rank" note={countryRankSource(university)}>
                {countryRank(university)}
              </Fact>
              <Fact name="Established">{established(university)}</Fact>
              <Fact name="Students" note={studentsSource(university)}>
                {students(university)}
              </Fact>
              <Fact name="Sector">{sectorName(university)}</Fact>
              <Fact name="City">{university.city}</Fact>
            </dl>
          </Card>
          <EntryCard university={university} own={student} />
          <Card>
            <h2 className="text-2xl">Fields of study</h2>
            {programs?.length ? (
              <ul className="mt-4 flex flex-wrap gap-2">
                {programsFrom(programs, [field, ...elsewhere, student.fieldOfStudy ?? '']).map((program) => (
                  <li key={program}>
                    <Badge variant="accent">{program}</Badge>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-2">{NOT_AVAILABLE}</p>
            )}
            {!programsComplete && (
              <p className="mt-3 text-sm text-ink-soft">
                The university offers more than is listed here: ask for the field you want.
              </p>
            )}
          </Card>
          <SourcesCard university={university} complete={complete} />
        </div>
      </div>
    </article>
  );
}
