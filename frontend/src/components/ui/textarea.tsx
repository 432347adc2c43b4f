import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass, useField } from './field';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={4}
      {...useField()}
      className={cx(controlClass, className)}
      {...props}
    />
  );
}
