import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass, useField } from './field';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" {...useField()} className={cx(controlClass, className)} {...props} />;
}
