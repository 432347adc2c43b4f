import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Scene } from '@/components/scene';
import { Button } from '@/components/ui/button';
import type { ProcessStep } from '@/content/home';
import { slugOf } from '@/lib/slug';

const SHOWN_DETAILS = 3;

/** A step. A phone shows all its details; a desktop shows three, and the rest after a press on the toggle. */
export function StepCard({
  step,
  number,
  onOpen,
}: {
  step: ProcessStep;
  number: number;
  onOpen: () => void;
}) {
  const [expanded, setExpanded] = useState(false);
  const restId = useId();
  const shown = step.details.slice(0, SHOWN_DETAILS);
  const rest = step.details.slice(SHOWN_DETAILS);
  return (
    <>
      <p className="relative z-10 grid size-12 shrink-0 place-items-center rounded-full border-2 border-peacock bg-paper font-display text-xl font-semibold text-peacock-deep">
        <span className="sr-only">Step </span>
        {number}
      </p>
      <div className="relative grid min-w-0 grow content-start rounded-card border border-line bg-card p-2 transition-colors duration-150 hover:border-peacock sm:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:flex lg:flex-col">
        <Scene
          name={`steps/${slugOf(step.title)}`}
          className="rounded-[0.5rem] object-bottom max-sm:aspect-8/5 sm:max-lg:aspect-auto sm:max-lg:h-full"
        />
        <div className="flex grow flex-col gap-2.5 p-3 pb-2">
          <h3 className="text-xl">{step.title}</h3>
          <p className="text-ink-soft">{step.description}</p>
          <div className="text-sm">
            <DetailList details={shown} />
            <DetailList details={rest} id={restId} className={cx('mt-1', !expanded && 'md:hidden')} />
          </div>
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={restId}
            onClick={() => setExpanded(!expanded)}
            className="relative z-10 hidden min-h-11 items-center self-start font-medium text-peacock-deep hover:underline md:inline-flex"
          >
            {expanded ? 'Show less' : `+${rest.length} more details`}
            <span className="sr-only"> of {step.title}</span>
          </button>
          {/* Its area is the whole card. */}
          <Button
            variant="secondary"
            size="sm"
            className="mt-auto self-start after:absolute after:inset-0 after:rounded-card"
            onClick={onOpen}
            aria-haspopup="dialog"
          >
            View details<span className="sr-only"> of {step.title}</span>
          </Button>
        </div>
      </div>
    </>
  );
}

function DetailList({ details, id, className }: { details: string[]; id?: string; className?: string }) {
  return (
    <ul id={id} data-print="block" className={cx('list-disc pl-5 marker:text-peacock', className)}>
      {details.map((detail) => (
        <li key={detail} className="mt-1">
          {detail}
        </li>
      ))}
    </ul>
  );
}
