import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cx('rounded-card border border-line bg-card p-5 sm:p-6', className)}
      {...props}
    />
  );
}
