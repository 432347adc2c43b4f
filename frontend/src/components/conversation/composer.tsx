import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

interface ComposerProps {
  label: string;
  hint: string;
  maxLength: number;
  draft: string;
  onDraft: (draft: string) => void;
  onSubmit: () => void;
}

/** The field for a new message. What is sent stands in the conversation at once, so it needs no answer of its own. */
export function Composer({ label, hint, maxLength, draft, onDraft, onSubmit }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.trim()) return;
        onSubmit();
        // The button becomes disabled and would lose the focus.
        field.current?.focus();
      }}
    >
      <Field label={label} hint={hint} className="w-full">
        <Textarea
          ref={field}
          rows={3}
          maxLength={maxLength}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) =>
            key === 'Enter' && (ctrlKey || metaKey) && currentTarget.form!.requestSubmit()
          }
          className="max-h-80 field-sizing-content"
        />
      </Field>
      <Button type="submit" disabled={!draft.trim()}>
        Send message
      </Button>
    </form>
  );
}
