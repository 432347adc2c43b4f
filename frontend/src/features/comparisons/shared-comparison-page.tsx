import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetSharedComparison } from '@/api/generated/comparisons';
import { ApiError } from '@/api/http';
import { Notice } from '@/components/notice';
import { PageMeta } from '@/components/page-meta';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CompareNotes, EDGES } from './compare-notes';
import { CompareTable } from './compare-table';
import { OnlyDifferences } from './only-differences';

/** A shared comparison. Anybody with the link can read it; it says nothing about the student. */
export function Component() {
  const { token = '' } = useParams();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const comparison = useGetSharedComparison(token, { query: { enabled: token !== '' } });
  const gone = token === '' || (comparison.error instanceof ApiError && comparison.error.status < 500);

  function content() {
    if (gone) {
      return (
        <Notice
          as="h1"
          title="This comparison is not shared"
          text="The link may be incomplete, or the student has revoked it. Ask for a new one."
        >
          <ButtonLink to="/">Back to Home</ButtonLink>
        </Notice>
      );
    }
    if (comparison.isError) {
      return (
        <Notice as="h1" role="alert" title="The comparison could not be loaded">
          <Button pending={comparison.isFetching} onClick={() => void comparison.refetch()}>
            Retry
          </Button>
        </Notice>
      );
    }
    if (comparison.isPending) return <Skeleton className="h-[70dvh] rounded-card" />;
    return (
      <div className="@container grid grid-cols-1 gap-5 print:gap-1">
        <div>
          <h1 className="text-3xl sm:text-4xl">Universities side by side</h1>
          <p className="mt-2 max-w-[65ch] text-ink-soft print:hidden">
            A student has shared this comparison with you. {EDGES}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
          <OnlyDifferences checked={onlyDifferences} onChange={setOnlyDifferences} />
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
        </div>
        <CompareTable universities={comparison.data} onlyDifferences={onlyDifferences} />
        <CompareNotes universities={comparison.data} />
        <p className="print:hidden">
          <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
        </p>
      </div>
    );
  }

  return (
    <div className="container-page py-10 print:max-w-none! print:p-0!">
      <PageMeta title="University comparison" description="Universities side by side." />
      {content()}
    </div>
  );
}
