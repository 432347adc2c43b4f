import { useState, type ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { amountOf, asAmount } from './total';

interface AmountFieldProps extends Pick<ComponentProps<typeof Input>, 'type' | 'min' | 'autoComplete'> {
  label: string;
  /** As `isAmount` has it. */
  value: string;
  onChange: (text: string) => void;
}

/** An amount of money. What is typed stays as it is until the reader leaves the field; then it says what it counts as. */
export function AmountField({ label, value, onChange, ...props }: AmountFieldProps) {
  const [draft, setDraft] = useState<{ text: string; unusable: boolean }>();
  return (
    <Field
      label={label}
      error={draft?.unusable && 'Counts as 0: please type an amount from 0 to 999,999,999.'}
    >
      <Input
        inputMode="decimal"
        value={draft?.text ?? value}
        onChange={({ target: { value: text, validity } }) => {
          const amount = asAmount(text);
          // A number input hands over nothing for what is no number yet, such as a lone minus.
          setDraft({ text, unusable: amount === undefined || validity.badInput });
          onChange(amount ?? '0');
        }}
        onBlur={() => {
          setDraft(undefined);
          onChange(String(amountOf(value)));
        }}
        {...props}
      />
    </Field>
  );
}
