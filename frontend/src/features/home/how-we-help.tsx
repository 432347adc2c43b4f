import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckList } from '@/components/check-list';
import { Icon } from '@/components/icon';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { processSteps, type ProcessStep } from '@/content/home';

const SHOWN_DETAILS = 3;

/** On desktop the second row of four runs back: 8, 7, 6, 5. */
const order = [
  'lg:order-1',
  'lg:order-2',
  'lg:order-3',
  'lg:order-4',
  'lg:order-8',
  'lg:order-7',
  'lg:order-6',
  'lg:order-5',
];

export function HowWeHelp() {
  const [selected, setSelected] = useState<ProcessStep>();
  const navigate = useNavigate();
  const close = () => setSelected(undefined);

  return (
    <Section
      id="how-we-help"
      title="How we help"
      lead="Eight steps from the first conversation to the departure gate."
    >
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {processSteps.map((step, index) => (
          <li key={step.title} className={cx('flex', order[index])}>
            <StepCard step={step} number={index + 1} onOpen={() => setSelected(step)} />
          </li>
        ))}
      </ol>
      <Dialog
        open={selected !== undefined}
        onClose={close}
        title={selected?.title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <Button
              onClick={() => {
                close();
                void navigate('/#contact');
              }}
            >
              Start This Step
            </Button>
          </>
        }
      >
        <p>{selected?.description}</p>
        <h3 className="mt-5 mb-3 text-lg">What&rsquo;s Included</h3>
        <CheckList items={selected?.details ?? []} />
      </Dialog>
    </Section>
  );
}

function StepCard({ step, number, onOpen }: { step: ProcessStep; number: number; onOpen: () => void }) {
  const [expanded, setExpanded] = useState(false);
  const more = step.details.length - SHOWN_DETAILS;
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex items-center justify-between">
        <Icon name={step.icon} className="size-7 text-peacock" />
        <span className="text-sm text-ink-soft">Step {number}</span>
      </div>
      <h3 className="text-xl">{step.title}</h3>
      <p className="text-ink-soft">{step.description}</p>
      <ul className="list-disc pl-5 text-sm">
        {step.details.map((detail, index) => (
          <li key={detail} className={cx(index >= SHOWN_DETAILS && !expanded && 'lg:hidden')}>
            {detail}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
        className="hidden min-h-11 self-start font-medium text-peacock-deep hover:underline lg:inline-flex lg:items-center"
      >
        {expanded ? 'Show less' : `+${more} more details`}
        <span className="sr-only"> of {step.title}</span>
      </button>
      <Button variant="secondary" className="mt-auto" onClick={onOpen} aria-haspopup="dialog">
        View details<span className="sr-only"> of {step.title}</span>
      </Button>
    </Card>
  );
}
