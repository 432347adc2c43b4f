import type { University } from '@/lib/university-facts';
import { TuitionSource } from './tuition-source';

const facts: Record<string, string> = {
  identity: 'Name and place',
  established: 'Founding year',
  students: 'Students',
  website: 'Website',
  ranking: 'Ranks',
  programs: 'Fields of study',
  geo: 'Position on the map',
  sector: 'Sector',
  distance: 'Distance university',
  remark: 'What changed',
};

interface UniversityReferencesProps {
  university: Pick<University, 'tuitionSource' | 'tuitionYear'> & {
    references: readonly { facts: readonly string[]; title: string; url: string | null }[];
  };
}

/** Who publishes which of the facts about a university. */
export function UniversityReferences({ university }: UniversityReferencesProps) {
  return (
    <dl className="mt-3 grid gap-3 text-sm">
      {university.references?.map(({ title, url, facts: supported }) => (
        <div key={title}>
          <dt className="text-ink-soft">{supported?.map((fact) => facts[fact]).join(', ')}</dt>
          <dd>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-peacock-deep underline">
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
  );
}
