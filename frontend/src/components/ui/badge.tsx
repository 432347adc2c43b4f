import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeVariants = cva('inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-sm font-medium', {
  variants: {
    variant: {
      plain: 'bg-paper-deep text-ink',
      accent: 'bg-peacock-soft text-peacock-deep',
      new: 'bg-status-new-soft text-status-new',
      contacted: 'bg-status-contacted-soft text-status-contacted',
      scheduled: 'bg-status-scheduled-soft text-status-scheduled',
      completed: 'bg-status-completed-soft text-status-completed',
      other: 'bg-status-other-soft text-status-other',
    },
  },
  defaultVariants: { variant: 'plain' },
});

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cx(badgeVariants({ variant }), className)} {...props} />;
}

const statusVariants = ['new', 'contacted', 'scheduled', 'completed'] as const;

/** A consultation request's status as a word in its colour; an unknown status is grey. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge variant={statusVariants.find((known) => known === status) ?? 'other'} className="capitalize">
      {status}
    </Badge>
  );
}
