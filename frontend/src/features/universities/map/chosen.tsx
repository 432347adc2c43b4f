import { X } from 'lucide-react';
import type { UniversityPoint } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';
import type { ShownUniversities } from '../shown-universities';
import { useUniversity } from '../use-universities';
import { UniversityRow } from './university-row';

interface ChosenProps {
  members: readonly UniversityPoint[];
  row: Pick<ShownUniversities, 'field' | 'level' | 'actions'>;
  onClose: () => void;
}

/** The universities of the marker that was pressed. */
export function Chosen({ members, row, onClose }: ChosenProps) {
  const { to } = usePortalAddress();
  return (
    <section
      aria-label="Chosen on the map"
      className="mt-3 max-h-96 overflow-y-auto rounded-card border border-line bg-card px-4 pt-2 pb-4 @4xl:absolute @4xl:top-3 @4xl:left-3 @4xl:mt-0 @4xl:max-h-[calc(100%-1.5rem)] @4xl:w-96 @4xl:max-w-[calc(100%-5rem)] @4xl:shadow-floating"
    >
      <div className="-mr-2 flex items-center justify-between">
        <p role="status" className="font-semibold">
          {members.length === 1 ? 'Chosen on the map' : `${members.length} universities in one place`}
        </p>
        <Button variant="ghost" size="icon" aria-label="Close what is chosen on the map" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {members.length === 1 ? (
        <ChosenOne id={members[0]!.id!} row={row} />
      ) : (
        <ul>
          {members.map(({ id, name }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={to({ open: String(id) })}
                state={{ opened: true }}
                {...opens(id!)}
                className="flex min-h-11 items-center font-medium text-peacock-deep hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ChosenOne({ id, row }: { id: number; row: ChosenProps['row'] }) {
  const { data: university, isLoadingError, refetch } = useUniversity(id);
  if (isLoadingError) {
    return (
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        Retry
      </Button>
    );
  }
  if (!university) return <Skeleton className="h-40" />;
  return <UniversityRow university={university} {...row} />;
}
