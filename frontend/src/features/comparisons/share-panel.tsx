import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { failureOf } from '@/api/failure';
import {
  getListComparisonsQueryKey,
  useListComparisons,
  useShareComparison,
} from '@/api/generated/comparisons';
import type { ComparisonDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/lib/toasts';
import { SharedLink, SharedLinkList } from './shared-link';

/** Creates a link with which anybody can see a comparison, and revokes it. */
export function SharePanel({ ids }: { ids: readonly number[] }) {
  const client = useQueryClient();
  const queryKey = getListComparisonsQueryKey();
  const shares = useListComparisons();
  // The same universities in another order are the same comparison.
  const key = (some: readonly number[]) => some.toSorted((a, b) => a - b).join();
  const isThis = ({ universityIds }: ComparisonDto) => key(universityIds) === key(ids);

  const share = useShareComparison({
    mutation: {
      onSuccess: (created) =>
        client.setQueryData<ComparisonDto[]>(queryKey, (known = []) => [
          created,
          ...known.filter(({ id }) => id !== created.id),
        ]),
      onError: (error) => {
        toast({
          variant: 'destructive',
          title: 'Error',
          description: failureOf(error).sentence ?? 'The link could not be made. Please try again.',
        });
      },
    },
  });

  const current = shares.data?.find(isThis);
  const others = shares.data?.filter((other) => other !== current) ?? [];

  return (
    <Card className="print:hidden">
      <h2 className="text-2xl">Share this comparison</h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">
        Whoever has the link sees these universities and nothing about you: no name, no GPA, no budget. You
        can revoke it at any time.
      </p>
      <div className="mt-4">
        {shares.isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="font-medium text-danger">Failed to fetch your links</p>
            <Button
              variant="secondary"
              size="sm"
              pending={shares.isFetching}
              onClick={() => void shares.refetch()}
            >
              Retry
            </Button>
          </div>
        ) : current ? (
          <SharedLink shared={current} />
        ) : (
          <Button
            variant="secondary"
            pending={share.isPending || shares.isPending}
            onClick={() => share.mutate({ data: { universityIds: [...ids] } })}
          >
            <Link2 aria-hidden />
            {share.isPending ? 'Making the link...' : 'Make a link to share'}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-6 w-fit font-medium text-peacock-deep">
            Other links you share ({others.length})
          </summary>
          <SharedLinkList links={others} />
        </details>
      )}
    </Card>
  );
}
