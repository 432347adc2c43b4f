import { Flag } from '@/components/flag';
import { Scene } from '@/components/scene';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { CountryCard } from '@/content/country';
import { slugOf } from '@/lib/slug';
import { BookingLink } from './booking-link';

/** Most highlights shown in the hero. */
const BADGES = 3;

export function CountryHero({ destination }: { destination: CountryCard }) {
  const { name, flag, description, highlights } = destination;
  return (
    <div className="poster flex min-h-[500px] items-center py-8 lg:h-[500px] lg:py-0">
      <div className="container-page grid items-center gap-x-12 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <Flag code={flag} className="text-4xl" />
          <h1 className="mt-3 text-4xl sm:text-6xl">Study in {name}</h1>
          <ul className="mt-4 flex flex-wrap gap-2">
            {highlights.slice(0, BADGES).map((highlight) => (
              <li key={highlight}>
                <Badge className="bg-card">{highlight}</Badge>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-[27em] text-lg">{description}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <BookingLink country={name} />
            <ButtonLink to="#guide" variant="secondary" size="lg">
              Learn More
            </ButtonLink>
          </div>
        </div>
        {/* Painted before the picture is there, the text would stand in the middle alone and then move up. */}
        <link rel="expect" href="#hero-end" blocking="render" />
        <Scene
          id="hero-end"
          name={`destinations/${slugOf(name)}`}
          eager
          fetchPriority="high"
          className="rounded-card border-8 border-card shadow-lg max-sm:aspect-2/1"
        />
      </div>
    </div>
  );
}
