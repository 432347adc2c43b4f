import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

/** A text that can be sent no more, to copy. */
export function NotSent({ text }: { text: string }) {
  return (
    <Field label="Not sent: what you had written" hint="It can still be copied.">
      <Textarea readOnly rows={3} value={text} className="max-h-80 field-sizing-content" />
    </Field>
  );
}
