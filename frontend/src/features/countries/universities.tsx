import { cx } from 'class-variance-authority';
import { ArrowRight } from 'lucide-react';
import { Link } from '@/components/link';
import { Scene } from '@/components/scene';
import type { CountryGuide } from '@/content/country';
import { rankingEdition } from '@/content/ranking-edition';
import { capitalized, withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { universitiesPath, universityPath, universitySlug } from '@/lib/university-paths';
import { placesOf, type Place } from './places';

export function Universities({ country, guide }: { country: string; guide: CountryGuide }) {
  const places = placesOf(guide);
  return (
    <>
      <p className="max-w-[28em] text-ink-soft">
        Positions in the {rankingEdition.name}. A name opens fees, entry marks and scholarships of the
        university.
      </p>
      <ul className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 border-b border-line sm:gap-x-8">
        {guide.topUniversities.map(({ name, slug, city, rank, knownFor }) => (
          <li
            key={name}
            className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line py-3"
          >
            <p className="font-display text-base font-semibold whitespace-nowrap text-hue tabular-nums sm:text-xl">
              {rank ? `#${rank}` : <span className="font-sans text-sm font-normal">not ranked</span>}
            </p>
            <div>
              <h3 className="text-lg leading-snug">
                <Link
                  to={universityPath(slug ?? universitySlug(name))}
                  className="underline decoration-ink/25 underline-offset-4 hover:decoration-current"
                >
                  {name}
                </Link>
              </h3>
              <p className="text-ink-soft">
                {[city, knownFor && capitalized(knownFor)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <Link
          to={universitiesPath(country)}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-peacock-deep hover:underline"
        >
          All universities in {withArticle(country)}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
        <Link
          to={`/student-portal?${new URLSearchParams({ country })}`}
          className="inline-flex min-h-11 items-center text-peacock-deep hover:underline"
        >
          Search them by field, marks and budget, with a free account
        </Link>
      </p>
      <h3 className="mt-8 mb-4 text-2xl">Where you would live</h3>
      {/* Beside the map as many places as it is high, the others below. */}
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <Scene
          name={`maps/${slugOf(country)}`}
          alt={`Map of ${withArticle(country)}. Its numbers are those of the list of places.`}
          className="mb-2 max-w-[25rem] rounded-card sm:max-xl:col-span-2 xl:row-span-3"
        />
        <Legend places={places} />
      </div>
    </>
  );
}

function Legend({ places }: { places: Place[] }) {
  return (
    <ol role="list" className="contents">
      {places.map(({ name, city, universities }, index) => (
        <li key={name} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
          <span
            className={cx(
              'grid size-7 place-items-center rounded-full border-2 border-ink text-sm leading-none font-semibold tabular-nums',
              city ? 'bg-marigold' : 'bg-card',
            )}
          >
            {index + 1}
          </span>
          <div>
            <p>
              <span className="font-semibold">{name}</span>
              {city?.towns && <span className="text-ink-soft">, with {city.towns.join(' and ')}</span>}
            </p>
            <p className="text-ink-soft">
              {city?.text ?? universities.map((university) => university.name).join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
