import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useDebouncedText } from '@/lib/use-debounced-text';

interface NumberFilterProps {
  label: string;
  hint: string;
  /** The number in the text: null if it is invalid, undefined if it is empty. */
  read: (text: string) => number | undefined | null;
  /** The sentence for an invalid text. */
  problem: string;
  max?: number;
  step?: number;
  value: string;
  onChange: (value: string) => void;
}

export function NumberFilter({ label, hint, read, problem, max, step, value, onChange }: NumberFilterProps) {
  const [text, setText] = useDebouncedText(value, onChange);
  const field = useRef<HTMLDivElement>(null);
  const wrong = read(text) === null;
  // The error stands below the input, where it may be outside a low sidebar, so it is scrolled into view.
  useEffect(() => {
    if (wrong) field.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);
  return (
    <Field ref={field} label={label} hint={hint} error={wrong && problem}>
      <Input
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step={step}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
