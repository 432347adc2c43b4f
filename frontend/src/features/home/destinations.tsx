import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { destinations } from '@/content/destinations';
import { slugOf } from '@/lib/slug';

export function Destinations() {
  return (
    <Section
      id="countries"
      title="Study destinations"
      lead="Ten places to study, each with its own strengths, costs and rules for working afterwards."
    >
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-5">
        {destinations.map((country) => (
          <li key={country.name} data-destination={slugOf(country.name)} className="flex">
            <Link
              to={`/country/${slugOf(country.name)}`}
              className="group flex w-full flex-col overflow-hidden rounded-card border border-line bg-card"
            >
              <div className="poster flex h-28 items-end gap-2 p-4">
                <span aria-hidden className="text-2xl">
                  {country.flag}
                </span>
                <h3 className="text-xl">{country.name}</h3>
              </div>
              <div className="flex grow flex-col gap-4 p-4">
                <p>{country.description}</p>
                <dl className="flex gap-6">
                  <div>
                    <dt className="text-sm text-ink-soft">Institutions</dt>
                    <dd className="font-semibold tabular-nums">{country.institutions}</dd>
                  </div>
                  <div>
                    <dt className="text-sm text-ink-soft">Students</dt>
                    <dd className="font-semibold tabular-nums">{country.students}</dd>
                  </div>
                </dl>
                <ul className="list-disc pl-5 text-sm text-ink-soft">
                  {country.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
                <span className="mt-auto inline-flex min-h-11 items-center font-semibold text-peacock-deep group-hover:underline">
                  Discover {country.name}
                </span>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
