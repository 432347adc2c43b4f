import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { isDay } from '../desk/request-filter';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, or nothing. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A field for a day. While a year is typed, browsers report 0002, 0020 and 0202. Such years are not passed on. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(false);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  const isWrong = text !== '' && !isDay(text);
  return (
    <Field label={label} error={left && isWrong && 'Please give the year with four digits.'}>
      <Input
        type="date"
        value={text}
        min={min}
        max={max}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '' || isDay(target.value)) onChange(target.value);
        }}
      />
    </Field>
  );
}
