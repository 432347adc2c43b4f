import { cva } from 'class-variance-authority';
import { Clock3 } from 'lucide-react';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { deskTime } from '@/lib/office-time';
import { timeLeft, useServerNow } from '../desk/times';
import { attemptInWords } from './contact-words';

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
  request: Pick<DeskRequest, 'waitingSince' | 'dueAt' | 'withdrawnAt'>;
}

/** The time left of the promised 24 hours; nothing while nobody waits for an answer. */
export function Clock({ request: { dueAt, withdrawnAt } }: ClockProps) {
  return !withdrawnAt && dueAt ? <Running dueAt={dueAt} /> : null;
}

function Running({ dueAt }: { dueAt: string }) {
  const { text, state } = timeLeft(dueAt, useServerNow());
  return (
    <span className={look({ state })}>
      <Clock3 aria-hidden />
      {text}
    </span>
  );
}

/** Since when the visitor waits and when the answer is due; below it the last attempt to reach them. */
export function Waiting({ request }: { request: DeskRequest }) {
  const { waitingSince, dueAt, withdrawnAt, lastContact } = request;
  const now = useServerNow();
  const isWaiting = waitingSince && dueAt && !withdrawnAt;
  if (!isWaiting && !lastContact) return null;
  return (
    <div className="mt-1.5 grid gap-0.5 text-sm">
      {isWaiting && (
        <p>
          Waiting since <time dateTime={waitingSince}>{deskTime(waitingSince, now)}</time>, answer due by{' '}
          <time dateTime={dueAt}>{deskTime(dueAt, now)}</time> <span className="text-ink-soft">IST</span>
        </p>
      )}
      {lastContact && <p className="[overflow-wrap:anywhere]">{attemptInWords(lastContact, now)}</p>}
    </div>
  );
}
