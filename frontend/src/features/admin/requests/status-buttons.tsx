import { cva } from 'class-variance-authority';
import type { ConsultationStatus } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { capitalized } from '@/lib/names';
import { statuses } from '../desk/request-filter';

const look = cva(
  'min-h-11 rounded-control border px-1 py-2 text-xs font-semibold sm:px-2.5 sm:text-sm transition-colors duration-150 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
  {
    variants: {
      status: {
        new: 'aria-pressed:border-status-new aria-pressed:bg-status-new-soft aria-pressed:text-status-new',
        contacted:
          'aria-pressed:border-status-contacted aria-pressed:bg-status-contacted-soft aria-pressed:text-status-contacted',
        scheduled:
          'aria-pressed:border-status-scheduled aria-pressed:bg-status-scheduled-soft aria-pressed:text-status-scheduled',
        completed:
          'aria-pressed:border-status-completed aria-pressed:bg-status-completed-soft aria-pressed:text-status-completed',
      },
    },
  },
);

interface StatusButtonsProps {
  /** The current status; absent for several requests. */
  status?: ConsultationStatus;
  label?: string;
  onChoose: (status: ConsultationStatus) => void;
}

/** The four statuses side by side, large enough for a thumb. */
export function StatusButtons({ status, label = 'Status', onChoose }: StatusButtonsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] gap-1.5 sm:basis-104 sm:grid-cols-[repeat(auto-fit,minmax(5.8rem,1fr))] sm:gap-2"
    >
      {statuses.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={status === undefined ? undefined : status === choice}
          onClick={() => onChoose(choice)}
          className={`${look({ status: choice })} border-ink/25 bg-card hover:bg-paper-deep`}
        >
          {capitalized(choice)}
        </button>
      ))}
    </div>
  );
}
