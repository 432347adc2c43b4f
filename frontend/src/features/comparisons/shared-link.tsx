import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { getListComparisonsQueryKey, useRevokeComparison } from '@/api/generated/comparisons';
import type { ComparisonDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { CopyLink } from '@/components/copy-link';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/toasts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function SharedLinkList({ links }: { links: readonly ComparisonDto[] }) {
  return (
    <ul className="mt-3 grid gap-4">
      {links.map((shared) => (
        <li key={shared.id}>
          <SharedLink shared={shared} />
        </li>
      ))}
    </ul>
  );
}

/** The address of a shared comparison, with buttons to copy and to revoke it. */
export function SharedLink({ shared }: { shared: ComparisonDto }) {
  const client = useQueryClient();
  const revoke = useRevokeComparison({
    mutation: {
      onSuccess: (_, { id }) => {
        client.setQueryData<ComparisonDto[]>(getListComparisonsQueryKey(), (known) =>
          known?.filter((other) => other.id !== id),
        );
        toast({ title: 'Link revoked', description: 'It opens nothing any more.' });
      },
      onError: () => {
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'The link could not be revoked. Please try again.',
        });
      },
    },
  });
  return (
    <CopyLink
      label={[
        `Link to ${shared.universityIds?.length ?? 'the'} universities`,
        ...(shared.createdAt ? [`made on ${date.format(new Date(shared.createdAt))}`] : []),
      ].join(', ')}
      address={`${window.location.origin}/compare/${shared.token}`}
    >
      <Button
        variant="ghost"
        size="sm"
        pending={revoke.isPending}
        onClick={() => revoke.mutate({ id: shared.id })}
        className="text-danger!"
      >
        <Trash2 aria-hidden />
        {revoke.isPending ? 'Revoking...' : 'Revoke'}
      </Button>
    </CopyLink>
  );
}
