import { ApiError } from '@/api/http';
import { BackLink } from '@/components/back-link';
import { Notice } from '@/components/notice';
import { useStartAtTop } from '@/components/opened-heading';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Student } from '@/lib/fit';
import type { FieldOfStudy, StudentActions } from '../student-actions';
import { useUniversity } from '../use-universities';
import { UniversityDetailsView } from './university-details';

interface UniversityPageProps {
  id: number;
  /** The field under which the favorite toggle saves. */
  field: FieldOfStudy;
  actions: StudentActions;
  student: Student;
}

/** Everything known about one university. */
export default function UniversityPage({ id, field, actions, student }: UniversityPageProps) {
  useStartAtTop();
  const query = useUniversity(id);
  const university = query.data;
  const missing = query.error instanceof ApiError && query.error.status === 404;

  return (
    <div className="grid grid-cols-1 gap-4">
      <PageMeta
        title={`${university?.name ?? (missing ? 'University not found' : 'University')} - Student Portal`}
        description="Costs, entry and ranks of a university."
      />
      <BackLink label="Back to the list" />
      {query.isLoadingError ? (
        missing ? (
          <Notice
            as="h1"
            role="alert"
            title="This university is not listed"
            text="The address may be mistyped, or the university has been taken off the list."
          />
        ) : (
          <Notice as="h1" role="alert" title="Failed to fetch the university">
            <Button pending={query.isFetching} onClick={() => void query.refetch()}>
              Retry
            </Button>
          </Notice>
        )
      ) : university ? (
        <UniversityDetailsView
          university={university}
          field={field}
          actions={actions}
          student={student}
          complete={!query.isPlaceholderData}
        />
      ) : (
        <div aria-busy className="grid gap-4">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-110 rounded-card" />
        </div>
      )}
    </div>
  );
}
