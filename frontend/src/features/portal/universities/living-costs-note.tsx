import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { slugOf } from '@/lib/slug';
import { LIVING_COSTS_CHECKED } from './living-costs';

/** What the living costs rest on, with the way to the guides that give their sources. */
export function LivingCostsNote({ countries }: { countries: readonly string[] }) {
  const guides = [...new Set(countries)];
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Living costs are the planning figures of our{' '}
      <Link to="/resources/cost-calculators" className="text-peacock-deep underline">
        cost calculator
      </Link>
      , checked in {LIVING_COSTS_CHECKED}. Large cities cost more. What they rest on is in the guide to{' '}
      {guides.map((country, i) => (
        <Fragment key={country}>
          {i > 0 && ', '}
          <Link to={`/country/${slugOf(country)}`} className="text-peacock-deep underline">
            {country}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
