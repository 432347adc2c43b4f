import { cva } from 'class-variance-authority';
import { Clock3 } from 'lucide-react';
import type { ConsultationStatus, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { shortOfficeTime } from '@/lib/office-time';
import { timeLeft, useServerNow } from '../desk/times';

const look = cva('inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap [&_svg]:size-4', {
  variants: {
    state: {
      calm: 'text-ink-soft',
      soon: 'text-status-contacted',
      overdue: 'rounded-full bg-danger-soft px-2.5 py-0.5 text-danger',
    },
  },
});

interface ClockProps {
  request: Pick<DeskRequest, 'dueAt' | 'withdrawnAt'>;
  status: ConsultationStatus;
}

/** The time left of the promised 24 hours; nothing once the visitor has been contacted. */
export function Clock({ request, status }: ClockProps) {
  return status === 'new' && !request.withdrawnAt && request.dueAt ? <Running dueAt={request.dueAt} /> : null;
}

function Running({ dueAt }: { dueAt: string }) {
  const { text, state } = timeLeft(dueAt, useServerNow());
  return (
    <time
      dateTime={dueAt}
      title={`An answer is due on ${shortOfficeTime(dueAt)}`}
      className={look({ state })}
    >
      <Clock3 aria-hidden />
      {text}
    </time>
  );
}
