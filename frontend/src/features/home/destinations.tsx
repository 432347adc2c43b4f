import { ArrowRight, Check } from 'lucide-react';
import { Flag } from '@/components/flag';
import { Link } from '@/components/link';
import { Scene } from '@/components/scene';
import { Section } from '@/components/section';
import { destinations } from '@/content/destinations';
import { slugOf } from '@/lib/slug';

type Destination = (typeof destinations)[number];

/** On desktop the first two are large; eight follow in two rows of four. */
const LARGE = 2;

export function Destinations() {
  return (
    <Section
      id="countries"
      title="Study destinations"
      lead="Ten places to study, each with its own strengths, costs and rules for working afterwards. The numbers on the cards are our own, not counts; each guide has counted ones and their sources."
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {destinations.map((destination, index) => (
          <li
            key={destination.name}
            data-destination={slugOf(destination.name)}
            // The cards share one grid, so that the parts of neighbouring cards align.
            data-large={index < LARGE || undefined}
            className="sm:row-span-6 sm:grid sm:grid-rows-subgrid data-large:lg:col-span-2"
          >
            <Poster destination={destination} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A card. The link in its last line covers the whole of it. */
function Poster({ destination }: { destination: Destination }) {
  const { name, flag, description, institutions, students, highlights } = destination;
  return (
    <article className="group tinted relative grid sm:row-span-6 sm:grid-rows-subgrid sm:gap-y-0 rounded-card border p-2 shadow-raised transition-transform duration-200 ease-travel has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock motion-safe:hover:-translate-y-1">
      <div className="overflow-hidden rounded-[0.5rem]">
        <Scene
          name={`destinations/${slugOf(name)}`}
          className="max-sm:aspect-2/1 transition-transform duration-250 ease-travel motion-safe:group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="flex items-center gap-2.5 px-3 pt-4 text-2xl">
        <Flag code={flag} className="text-[0.8em]" />
        {name}
      </h3>
      <p className="px-3 pt-2 text-ink-soft">{description}</p>
      <dl className="mx-3 my-4 flex divide-x divide-ink/15 self-end border-y border-ink/15 py-2.5 narrow:block narrow:divide-x-0">
        <div className="flex flex-col-reverse pr-6">
          <dt className="text-sm text-ink-soft">Institutions</dt>
          <dd className="text-hue font-display text-xl font-semibold">{institutions}</dd>
        </div>
        <div className="flex flex-col-reverse pl-6 narrow:pl-0">
          <dt className="text-sm text-ink-soft">Students</dt>
          <dd className="text-hue font-display text-xl font-semibold">{students}</dd>
        </div>
      </dl>
      <ul className="mx-3 mb-2 grid content-start gap-1 text-sm lg:in-data-large:grid-cols-3 lg:in-data-large:gap-x-5">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <Check aria-hidden className="text-hue mt-[0.2em] size-4 shrink-0" />
            <span className="min-w-0">{highlight}</span>
          </li>
        ))}
      </ul>
      <Link
        to={`/country/${slugOf(name)}`}
        className="mx-3 mb-1 inline-flex min-h-11 items-center gap-1.5 self-end font-semibold text-peacock-deep outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card"
      >
        Discover {name}
        <ArrowRight
          aria-hidden
          className="size-4 transition-transform duration-200 ease-travel motion-safe:group-hover:translate-x-1"
        />
      </Link>
    </article>
  );
}
