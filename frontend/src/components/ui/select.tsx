import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass, useField } from './field';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly (string | { value: string; label: string })[];
}

export function Select({ options, className, ...props }: SelectProps) {
  return (
    <select
      data-slot="select"
      {...useField()}
      className={cx(
        controlClass,
        'chevron appearance-none pr-11 text-ellipsis forced-colors:appearance-auto',
        className,
      )}
      {...props}
    >
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={value} value={value}>
            {label}
          </option>
        );
      })}
    </select>
  );
}
