import { cx } from 'class-variance-authority';
import { Figures } from '@/components/figures';
import { Flag } from '@/components/flag';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import { flagOf } from '@/content/destinations';
import { heroFigures } from '@/content/operator-figures';
import { slugOf } from '@/lib/slug';

/** Three postcards, the last on top. */
const postcards = [
  { name: 'United Kingdom', place: 'top-0 left-0 w-[62%] -rotate-6' },
  { name: 'Canada', place: 'top-[9%] right-0 w-[58%] rotate-5 [&_p]:justify-end [animation-delay:120ms]' },
  {
    name: 'Australia',
    place: 'top-[58%] left-[24%] w-[54%] -rotate-2 sm:top-[52.5%] [animation-delay:240ms]',
  },
];

export function Hero() {
  return (
    <div className="overflow-hidden border-b border-line bg-paper-deep">
      <div className="container-page grid items-center gap-x-12 gap-y-8 pt-10 pb-12 sm:pt-16 sm:pb-16 lg:grid-cols-[1.05fr_1fr] lg:pt-20">
        {/* In the middle it would move down when the postcards arrive, which are higher and come after it. */}
        <div className="lg:self-start lg:pt-6">
          <h1 className="max-w-[8.2em] text-6xl tracking-[-0.022em]">
            Start your journey to a global education
          </h1>
          <p className="mt-5 max-w-[23em] text-lg text-ink-soft sm:text-xl sm:leading-normal">
            Counselling, university selection, applications, test preparation and visa guidance from people
            who tell you plainly what is possible.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/#contact" size="lg" className="grow sm:grow-0">
              Start Your Journey
            </ButtonLink>
            <ButtonLink to="/#countries" size="lg" variant="secondary" className="grow sm:grow-0">
              Explore Destinations
            </ButtonLink>
          </div>
        </div>
        <Postcards />
        <Figures
          items={heroFigures}
          className="grid-cols-2 border-t border-line pt-8 sm:grid-cols-4 lg:col-span-2 lg:mt-4"
        />
      </div>
    </div>
  );
}

function Postcards() {
  return (
    <div aria-hidden data-print="no" className="relative mx-auto aspect-square w-full max-w-xl sm:aspect-6/5">
      <Meridians />
      {postcards.map(({ name, place }, index) => (
        <div
          key={name}
          className={cx(
            'absolute rounded-[0.375rem] bg-card p-[2.5%] pb-0 shadow-floating motion-safe:animate-arrive',
            place,
          )}
        >
          <Scene
            name={`destinations/${slugOf(name)}`}
            eager
            fetchPriority={index === postcards.length - 1 ? 'high' : undefined}
            className="rounded-[0.1875rem]"
          />
          <p className="flex items-center gap-2 py-1.5 text-xs text-ink-soft sm:py-2 sm:text-sm">
            <Flag code={flagOf(name)} />
            {name}
          </p>
        </div>
      ))}
    </div>
  );
}

/** The globe of the mark, large and faint behind the cards. */
function Meridians() {
  return (
    <svg
      viewBox="0 0 200 200"
      fill="none"
      className="absolute top-1/2 left-1/2 size-[125%] -translate-1/2 stroke-peacock/20"
      strokeWidth="0.5"
    >
      <circle cx="100" cy="100" r="97" />
      <ellipse cx="100" cy="100" rx="34" ry="97" />
      <ellipse cx="100" cy="100" rx="68" ry="97" />
      <path d="M100 3v194M3 100h194M17 51h166M17 149h166" />
    </svg>
  );
}
