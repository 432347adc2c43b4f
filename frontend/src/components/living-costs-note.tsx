import { Fragment } from 'react';
import { Link } from '@/components/link';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';

interface LivingCostsNoteProps {
  countries: readonly string[];
  /** Where a visa asks for more than the estimates, what it asks for: a sentence each. */
  below: readonly string[];
}

/** Says where the living costs come from, and links to the guides that name the sources. */
export function LivingCostsNote({ countries, below }: LivingCostsNoteProps) {
  const guides = [...new Set(countries)].filter(Boolean);
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Living costs are the planning figures of our{' '}
      <Link to="/resources/cost-calculators" className="text-peacock-deep underline">
        cost calculator
      </Link>
      . Large cities cost more. {below.map((sentence) => `${sentence} `)}Their sources, and the year of each,
      are in the guide to{' '}
      {guides.map((country, i) => (
        <Fragment key={country}>
          {i > 0 && ', '}
          <Link to={`/country/${slugOf(country)}`} className="text-peacock-deep underline">
            {withArticle(country)}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
