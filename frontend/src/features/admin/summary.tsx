import { cva } from 'class-variance-authority';
import type { ConsultationSummary } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Skeleton } from '@/components/ui/skeleton';

const tile = cva('rounded-card border border-line px-4 py-3', {
  variants: {
    name: {
      total: 'col-span-2 bg-card sm:col-span-1',
      new: 'bg-status-new-soft text-status-new',
      contacted: 'bg-status-contacted-soft text-status-contacted',
      scheduled: 'bg-status-scheduled-soft text-status-scheduled',
      completed: 'bg-status-completed-soft text-status-completed',
    },
  },
});

const names = ['total', 'new', 'contacted', 'scheduled', 'completed'] as const;

/** How many requests there are, whatever the filter says. */
export function Summary({ summary }: { summary: ConsultationSummary | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {names.map((name) => (
        <div key={name} className={tile({ name })}>
          <dt className="text-sm font-medium capitalize">{name}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">
            {summary ? summary[name].toLocaleString('en-US') : <Skeleton className="h-8 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
