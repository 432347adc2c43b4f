import type { UniversityDetails, UniversityFacts } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { TuitionSource } from '../universities/tuition-source';

const facts: Record<UniversityFacts, string> = {
  identity: 'Name and place',
  established: 'Founding year',
  students: 'Students',
  website: 'Website',
  ranking: 'Ranks',
  programs: 'Fields of study',
  geo: 'Position on the map',
  sector: 'Sector',
};

/** Who publishes which of the facts. */
export function SourcesCard({ university, complete }: { university: UniversityDetails; complete: boolean }) {
  return (
    <Card>
      <h2 className="text-2xl">Sources</h2>
      {complete ? (
        <dl className="mt-3 grid gap-3 text-sm">
          {university.references.map(({ title, url, facts: supported }) => (
            <div key={title}>
              <dt className="text-ink-soft">{supported.map((fact) => facts[fact]).join(', ')}</dt>
              <dd>
                {url ? (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="text-peacock-deep underline"
                  >
                    {title}
                  </a>
                ) : (
                  title
                )}
              </dd>
            </div>
          ))}
          <div>
            <dt className="text-ink-soft">Tuition</dt>
            <dd>
              <TuitionSource university={university} />
            </dd>
          </div>
        </dl>
      ) : (
        <Skeleton className="mt-3 h-24" />
      )}
    </Card>
  );
}
