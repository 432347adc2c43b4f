import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass, useField } from './field';

/** It takes any length, because text that a paste loses is not missed in time: what is too long is refused in words. */
export function Textarea({ className, ...props }: Omit<ComponentProps<'textarea'>, 'maxLength'>) {
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
