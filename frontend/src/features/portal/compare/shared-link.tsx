import { Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ComparisonDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface SharedLinkProps {
  shared: ComparisonDto;
  revoking: boolean;
  onRevoke: () => void;
}

/** The address of one shared comparison. */
export function SharedLink({ shared, revoking, onRevoke }: SharedLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const address = `${window.location.origin}/compare/${shared.token}`;

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied('Copied.');
    } catch {
      // Without HTTPS there is no clipboard.
      setCopied('The address is marked: copy it from the menu or with Ctrl+C.');
    }
  }

  return (
    <>
      <Field
        label={`Link to ${shared.universityIds.length} universities, made on ${date.format(new Date(shared.createdAt))}`}
      >
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy link
        </Button>
        <Button variant="ghost" size="sm" pending={revoking} onClick={onRevoke} className="text-danger!">
          <Trash2 aria-hidden />
          {revoking ? 'Revoking...' : 'Revoke'}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copied}
        </p>
      </div>
    </>
  );
}
