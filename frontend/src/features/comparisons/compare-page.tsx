import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { BackLink } from '@/components/back-link';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { OpenedHeading, useStartAtTop } from '@/components/opened-heading';
import { PageMeta } from '@/components/page-meta';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Student } from '@/lib/fit';
import { comparedText, usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';
import { CompareNotes, EDGES } from './compare-notes';
import { CompareTable, Name } from './compare-table';
import { OnlyDifferences } from './only-differences';
import { SharePanel } from './share-panel';

/** Up to four universities side by side. */
export default function ComparePage({ student }: { student: Student }) {
  useStartAtTop();
  const { compared, to, set } = usePortalAddress();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const list = useUniversitiesById(compared);
  const universities = compared.flatMap((id) => list.byId.get(id) ?? []);

  function content() {
    if (compared.length < 2) {
      return (
        <Notice
          title="Choose at least two universities"
          text="Tick “Compare” on two to four universities in the search or in your favorites."
        >
          <ButtonLink to={{ pathname: '/student-portal/search', ...to({ open: null }) }}>
            Search universities
          </ButtonLink>
        </Notice>
      );
    }
    if (list.isLoadingError) {
      return (
        <Notice role="alert" title="Failed to fetch universities" text="Your choice is kept.">
          <Button pending={list.isFetching} onClick={() => void list.refetch()}>
            Retry
          </Button>
        </Notice>
      );
    }
    if (list.isPending) return <Skeleton aria-busy className="h-[70dvh] rounded-card" />;
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
          <OnlyDifferences checked={onlyDifferences} onChange={setOnlyDifferences} />
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
        </div>
        <CompareTable
          universities={universities}
          student={student}
          onlyDifferences={onlyDifferences}
          renderHeading={(university) => (
            <div className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <Name university={university}>
                  <Link
                    to={to({ open: String(university.id) })}
                    state={{ opened: true }}
                    {...opens(university.id)}
                    className="hover:text-peacock-deep hover:underline"
                  >
                    {university.name}
                  </Link>
                </Name>
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Do not compare ${university.name}`}
                onClick={() => set({ compare: comparedText(compared.filter((id) => id !== university.id)) })}
                className="-mt-2 -mr-2"
              >
                <X aria-hidden />
              </Button>
            </div>
          )}
        />
        {(student.gpa === undefined || student.budget === undefined || !student.fieldOfStudy) && (
          <p className="text-sm print:hidden">
            Where your fit is unknown, your GPA, budget or field may be missing: fill them in in{' '}
            <Link to="/student-portal/profile" className="text-peacock-deep underline">
              My Profile
            </Link>
            .
          </p>
        )}
        <CompareNotes universities={universities} />
        <SharePanel ids={compared} />
      </>
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4 print:gap-1">
      <PageMeta title="Compare universities - Student Portal" description="Universities side by side." />
      <BackLink label="Back to the list" />
      <div>
        <OpenedHeading className="text-3xl">Compare universities</OpenedHeading>
        <p className="mt-1 text-ink-soft print:hidden">{EDGES}</p>
      </div>
      {content()}
    </div>
  );
}
