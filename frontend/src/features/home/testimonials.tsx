import { Link } from 'react-router-dom';
import { Figures } from '@/components/figures';
import { Flag } from '@/components/flag';
import { Scene } from '@/components/scene';
import { Section } from '@/components/section';
import { Stars } from '@/components/stars';
import { testimonialFigures, testimonials, type Testimonial } from '@/content/home';
import { slugOf } from '@/lib/slug';

export function Testimonials() {
  return (
    <Section id="testimonials" tone="deep" title="What students say">
      <ul className="grid gap-6 lg:grid-cols-3">
        {testimonials.map((story) => (
          <li key={story.name} className="flex" data-destination={slugOf(story.country)}>
            <Postcard story={story} />
          </li>
        ))}
      </ul>
      <Figures
        items={testimonialFigures}
        className="mx-auto mt-10 max-w-3xl grid-cols-3 text-center max-sm:[&_dd]:text-2xl sm:mt-12"
      />
    </Section>
  );
}

/** Leads to the contact form, as a whole. */
function Postcard({ story }: { story: Testimonial }) {
  const { name, program, university, country, flag, quote, rating } = story;
  return (
    <Link
      to="/#contact"
      className="flex w-full flex-col rounded-[0.375rem] border border-line bg-card p-5 shadow-raised transition-transform duration-200 ease-travel sm:p-6 motion-safe:hover:-translate-y-1"
    >
      <span className="flex items-start justify-between gap-4">
        <Stars rating={rating} className="mt-1" />
        <Postage country={country} />
      </span>
      <blockquote className="mt-4 grow font-display text-xl leading-snug">{quote}</blockquote>
      <span className="mt-6 grid gap-2 leading-snug [&>span]:border-b [&>span]:border-line [&>span]:pb-2">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft">
          {program}, {university}
        </span>
        <span className="flex items-center gap-2 text-ink-soft">
          <Flag code={flag} />
          {country}
        </span>
      </span>
      <span className="sr-only">Go to the contact form</span>
    </Link>
  );
}

/** A stamp with the destination's scene, cancelled. */
function Postage({ country }: { country: string }) {
  return (
    <span aria-hidden className="relative shrink-0 drop-shadow-[0_1px_2px_oklch(0.27_0.06_265/30%)]">
      <span className="stamp tinted block h-21 w-30 p-2">
        <Scene name={`destinations/${slugOf(country)}`} className="h-full" />
      </span>
      <svg
        viewBox="0 0 120 60"
        fill="none"
        className="absolute -bottom-3 -left-14 w-30 -rotate-12 stroke-ink/45"
        strokeWidth="2"
      >
        <circle cx="30" cy="30" r="27" />
        <circle cx="30" cy="30" r="19" />
        <path d="M60 18q7-6 14 0t14 0 14 0 14 0M60 30q7-6 14 0t14 0 14 0 14 0M60 42q7-6 14 0t14 0 14 0 14 0" />
      </svg>
    </span>
  );
}
