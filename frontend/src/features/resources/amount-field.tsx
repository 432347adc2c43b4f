import { useState, type ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { amountOf, asAmount } from './total';

interface AmountFieldProps extends Pick<ComponentProps<typeof Input>, 'type' | 'min' | 'autoComplete'> {
  label: string;
  /** A text that `isAmount` accepts. */
  value: string;
  onChange: (text: string) => void;
}

/**
 * An amount of money. While the reader types, the text stays as typed. On leaving the field it becomes the amount that
 * counts.
 */
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
          // The value of a number input is empty while its text is not a number, for example a lone minus.
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

/** Beside a sum, inside the `group` of its amounts: shown while one of them cannot be used. */
export const NotFinal = () => (
  <p className="mt-2 hidden font-medium text-danger group-has-[[aria-invalid]]:block">
    Not the final sum: an amount that cannot be used counts as 0.
  </p>
);
