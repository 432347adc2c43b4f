import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckList } from '@/components/check-list';
import { Scene } from '@/components/scene';
import { Section } from '@/components/section';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { processSteps, type ProcessStep } from '@/content/home';
import { slugOf } from '@/lib/slug';
import { StepCard } from './step-card';

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
  // Kept after closing, so that the dialog still shows its step while it fades out.
  const [step, setStep] = useState<ProcessStep>();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => setOpen(false);

  return (
    <Section
      id="how-we-help"
      title="How we help"
      lead="Eight steps from the first conversation to the departure gate."
    >
      <ol className="grid grid-cols-1 gap-(--gap) [--gap:1.25rem] [--row-gap:3rem] lg:grid-cols-4 lg:gap-y-(--row-gap)">
        {processSteps.map((one, index) => (
          <li key={one.title} className={cx('journey flex gap-3 lg:flex-col lg:gap-4', order[index])}>
            <StepCard
              step={one}
              number={index + 1}
              onOpen={() => {
                setStep(one);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <ButtonLink to="/services" variant="secondary">
          All our services
        </ButtonLink>
      </p>
      <Dialog
        open={open}
        onClose={close}
        title={step?.title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <Button
              onClick={() => {
                close();
                void navigate(`/?step=${slugOf(step!.title)}#contact`);
              }}
            >
              Start This Step
            </Button>
          </>
        }
      >
        {step && (
          <>
            <div className="grid items-center gap-x-5 gap-y-4 sm:grid-cols-[2fr_3fr]">
              <Scene
                name={`steps/${slugOf(step.title)}`}
                className="rounded-control object-bottom max-sm:aspect-2/1"
              />
              <p>{step.description}</p>
            </div>
            <h3 className="mt-5 mb-3 text-xl">What&rsquo;s Included</h3>
            <CheckList items={step.details} />
          </>
        )}
      </Dialog>
    </Section>
  );
}
