import { ExternalLink, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Scene } from '@/components/scene';
import { campusScene } from './campus';
import type { Level } from './filters';
import { ProgramChips } from './program-chips';
import type { FieldOfStudy } from './shortlist';
import { gpaBand, NOT_AVAILABLE, place, rankSource, tuition, worldRank } from './university-facts';

interface UniversityCardProps {
  university: UniversityDto;
  level: Level;
  /** What the favorite toggle speaks of. */
  field: FieldOfStudy;
  /** Fields under which the university is saved. */
  savedFields: FieldOfStudy[];
  /** Without it the toggle waits: the shortlist is not known. */
  onToggle: (() => void) | undefined;
}

export function UniversityCard({ university, level, field, savedFields, onToggle }: UniversityCardProps) {
  const saved = savedFields.includes(field);
  const elsewhere = savedFields.filter((other) => other !== field);
  const { name, country, establishedYear, studentPopulation, countryRank, website } = university;

  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <Scene name={campusScene(university.id)} className="max-h-40" />
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`Favorite: ${name}, ${field}`}
        disabled={!onToggle}
        onClick={onToggle}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-line bg-card disabled:opacity-60"
      >
        <Heart aria-hidden className={saved ? 'size-5 fill-danger text-danger' : 'size-5 text-ink'} />
      </button>
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h2 className="text-xl">{name}</h2>
          <p className="text-ink-soft">{place(university)}</p>
          {elsewhere.length > 0 && (
            <p className="mt-1 text-sm font-medium text-peacock-deep">Saved under {elsewhere.join(', ')}</p>
          )}
        </div>
        <p className="text-sm">{university.description}</p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
          <Fact name="Tuition a year" note={basis(university.tuitionBasis, university.tuitionYear)}>
            {tuition(university)}
          </Fact>
          <Fact
            name={level === 'undergraduate' ? 'Undergraduate GPA' : 'Masters GPA'}
            note={basis(university.gpaBasis)}
          >
            {gpaBand(university, level)}
          </Fact>
          <Fact name="World rank" note={rankSource(university)}>
            {worldRank(university)}
          </Fact>
          <Fact name="Country rank" note={countryRank !== null && `in ${country}`}>
            {countryRank === null ? NOT_AVAILABLE : `#${countryRank}`}
          </Fact>
          <Fact name="Established">{establishedYear ?? NOT_AVAILABLE}</Fact>
          <Fact name="Students">{studentPopulation?.toLocaleString('en-US') ?? NOT_AVAILABLE}</Fact>
        </dl>
        <ProgramChips programs={university.programs} limit={3} />
        <details className="text-sm text-ink-soft">
          <summary className="min-h-6 font-medium text-peacock-deep">About these figures</summary>
          <ul className="mt-2 grid list-disc gap-1 pl-5 [overflow-wrap:anywhere]">
            <li>
              Tuition: {university.tuitionSource}, {university.tuitionYear}.
            </li>
            {university.gpaBasis === 'indicative' && (
              <li>GPA: typical for universities of this rank, not the university’s own minimum.</li>
            )}
            {!university.programsComplete && <li>The university offers more fields than are listed here.</li>}
          </ul>
        </details>
        <p className="mt-auto">
          {website ? (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-peacock-deep underline underline-offset-4"
            >
              Website
              <span className="sr-only">of {name}, opens in a new tab</span>
              <ExternalLink aria-hidden className="size-4" />
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center text-ink-soft">Website: {NOT_AVAILABLE}</span>
          )}
        </p>
      </div>
    </article>
  );
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <span className="font-semibold tabular-nums">{children}</span>
        {note && <span className="block text-xs text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}

/** How far a figure can be relied on, and its year. */
function basis(kind: UniversityDto['tuitionBasis'], year?: string): ReactNode {
  if (kind === 'published') return year;
  return (
    <>
      <span title="A typical range, not the university’s own figure" className="italic">
        indicative
      </span>
      {year && `, ${year}`}
    </>
  );
}
