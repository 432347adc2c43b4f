import type { UniversityDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { UniversityReferences } from '@/components/university-references';

/** Who publishes which of the facts. */
export function SourcesCard({ university, complete }: { university: UniversityDetails; complete: boolean }) {
  return (
    <Card>
      <h2 className="text-2xl">Sources</h2>
      {complete ? <UniversityReferences university={university} /> : <Skeleton className="mt-3 h-24" />}
    </Card>
  );
}
