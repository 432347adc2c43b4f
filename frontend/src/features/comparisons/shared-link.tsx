import { useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { getListComparisonsQueryKey, useRevokeComparison } from '@/api/generated/comparisons';
import type { ComparisonDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
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
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const address = `${window.location.origin}/compare/${shared.token}`;

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied('Copied.');
    } catch {
      // Without HTTPS browsers give no access to the clipboard.
      setCopied('The address is marked: copy it from the menu or with Ctrl+C.');
    }
  }

  return (
    <>
      <Field
        label={[
          `Link to ${shared.universityIds?.length ?? 'the'} universities`,
          ...(shared.createdAt ? [`made on ${date.format(new Date(shared.createdAt))}`] : []),
        ].join(', ')}
      >
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy link
        </Button>
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
        <p role="status" className="text-sm text-ink-soft">
          {copied}
        </p>
      </div>
    </>
  );
}
