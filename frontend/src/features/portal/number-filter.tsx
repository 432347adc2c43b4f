import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { numberOf } from './filters';

interface NumberFilterProps {
  label: string;
  hint: string;
  /** What is wrong with a number outside 0 to `max`. */
  problem: string;
  max: number;
  step?: number;
  value: string;
  onChange: (value: string) => void;
}

export function NumberFilter({ label, hint, problem, max, step, value, onChange }: NumberFilterProps) {
  const [text, setText] = useDebouncedText(value, onChange);
  return (
    <Field label={label} hint={hint} error={numberOf(text, max) === null && problem}>
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
