import type { ReactNode } from 'react';
import type { ApplicationTaskDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Month } from '@/content/admission';
import { formatMonth } from '@/lib/dates';
import { isMissed, isTight, type Plan, squeezesOf } from '@/planner/planner';
import { lengthOf, shortWords } from '@/planner/proposals';
import { fixedWords } from './words';

interface LateNoteProps {
  plan: Plan;
  /** A later start than the plan's, which may be one that is not known yet. */
  later: Month | undefined;
  /** What the student has done of it needs no time any more. */
  kept: readonly ApplicationTaskDto[];
  now: number;
  /** Chooses the later start. */
  children: ReactNode;
}

/** That a plan was begun late: what does not fit, what still works, and when the next start is. */
export function LateNote({
  plan: { tasks, next, estimatedFrom },
  later,
  kept,
  now,
  children,
}: LateNoteProps) {
  const isDone = (key: string) => kept.some(({ rule, doneAt }) => rule === key && doneAt !== null);
  const open = tasks.filter(({ rule }) => !isDone(rule.key));
  const squeezes = squeezesOf(open, now);
  const late = squeezes.flatMap((squeeze) => squeeze.tasks);
  const short = open.filter(isMissed);
  if (!isTight(open))
    return (
      late.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {ofAll(late.length, open.length)} usually begun earlier. Begin with{' '}
          {late.length === 1 ? 'it' : 'them'} today; the rest keeps its days.
        </p>
      )
    );
  const fitting = open.filter((one) => !one.short);
  const rushed = fitting.filter(({ soon }) => soon).length;
  const rest = fitting.length - rushed;
  const nextStart = (
    <>
      <p>
        {later
          ? `${short.length > 0 ? 'Better take' : 'Or take'} more time: ${
              later !== next?.starts
                ? 'we know of no later start yet, but the same a year later, planned from estimates,'
                : estimatedFrom
                  ? 'a start that we know of'
                  : 'the next start'
            } is in ${formatMonth(later)}. What is done stays done.`
          : 'We know of no later start at this level yet. Ask the university, or us.'}
      </p>
      {children}
    </>
  );
  return (
    <section
      aria-label="Too little time"
      className="mt-4 grid gap-3 rounded-control border border-line bg-paper-deep p-4"
    >
      <h3 className="text-lg">
        {short.length > 0 ? 'This start can hardly be reached' : 'There is too little time for all of this'}
      </h3>
      {short.length > 0 && (
        <>
          {nextStart}
          <p>
            <strong className="font-semibold">What does not fit any more,</strong> unless you have it already:
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {short.map(({ rule, short: days }) => (
              <li key={rule.key}>
                {rule.title}: {shortWords(days!)}.
              </li>
            ))}
          </ul>
        </>
      )}
      {squeezes.length > 0 && (
        <>
          <p>{ofAll(late.length, open.length)} usually begun before today:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {squeezes.map(({ anchor, tasks: those, needs, has }) => (
              <li key={anchor.label}>
                {those.length} before {fixedWords(anchor)} ({anchor.label}). They need up to {lengthOf(needs)}
                ; there {has > 1 ? 'are' : 'is'} {has > 0 ? lengthOf(has) : 'no day left'}.
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {rest > 0 && (
          <>
            <strong className="font-semibold">What still works:</strong>{' '}
            {rest === 1 ? 'one task' : `${rest} tasks`}, on{' '}
            {rest === 1 ? 'its usual day' : 'their usual days'}.{' '}
          </>
        )}
        {rushed > 0 &&
          `${rushed === 1 ? 'One' : rushed} may still fit in less time than usual, if you begin today. `}
        Whatever you have already, such as a test result or your transcripts, mark as done: it needs no time.
      </p>
      {short.length === 0 && nextStart}
    </section>
  );
}

const ofAll = (count: number, all: number) => `${count} of ${all} tasks ${count === 1 ? 'is' : 'are'}`;
