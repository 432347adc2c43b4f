import { Figures } from '@/components/figures';
import { Flag } from '@/components/flag';
import { Link } from '@/components/link';
import { Scene } from '@/components/scene';
import { Section } from '@/components/section';
import { Stars } from '@/components/stars';
import { testimonials, type Testimonial } from '@/content/home';
import { testimonialFigures } from '@/content/operator-figures';
import { slugOf } from '@/lib/slug';

export function Testimonials() {
  return (
    <Section id="testimonials" tone="deep" title="What students say">
      <ul className="grid gap-x-6 gap-y-12 pt-7 sm:max-lg:gap-y-6 sm:max-lg:pt-0 lg:grid-cols-3">
        {testimonials.map((story) => (
          <li key={story.name} className="flex">
            <Letter story={story} />
          </li>
        ))}
      </ul>
      <Figures
        items={testimonialFigures}
        className="mx-auto mt-10 max-w-3xl grid-cols-1 text-center min-[13rem]:grid-cols-3 max-sm:[&_dd]:text-2xl sm:mt-12"
      />
    </Section>
  );
}

/** A testimonial as a letter with a postcard. The whole card leads to the contact form. */
function Letter({ story }: { story: Testimonial }) {
  const { sample, name, program, university, country, flag, quote, rating } = story;
  return (
    <Link
      to="/#contact"
      className="group grid w-full content-start gap-x-6 rounded-card border border-line bg-card p-5 pt-0 shadow-raised sm:max-lg:grid-cols-[2fr_3fr] sm:max-lg:pt-5 lg:flex lg:flex-col"
    >
      <Scene
        name={`postcards/${slugOf(country)}`}
        className="mt-[-1.75rem] rounded-[0.25rem] shadow-floating transition-transform duration-200 ease-travel -rotate-2 sm:max-lg:mt-0 sm:max-lg:row-span-4 sm:max-lg:self-center motion-safe:group-hover:rotate-0"
      />
      <Stars rating={rating} className="mt-5 sm:max-lg:mt-0" />
      <blockquote className="mt-3 grow font-display text-xl leading-snug">{quote}</blockquote>
      <span className="mt-5 grid border-t border-line pt-4 leading-snug">
        <span className="font-semibold">{name}</span>
        <span className="mt-0.5 text-ink-soft">
          {program}, {university}
        </span>
        <span className="mt-2 flex items-center gap-2 text-ink-soft">
          <Flag code={flag} />
          {country}
        </span>
        {sample && <span className="mt-2 text-sm text-ink-soft">A sample, not a real student</span>}
      </span>
      <span className="sr-only">Go to the contact form</span>
    </Link>
  );
}
