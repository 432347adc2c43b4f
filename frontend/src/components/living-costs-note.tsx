import { Fragment } from 'react';
import { Link } from '@/components/link';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';

interface LivingCostsNoteProps {
  countries: readonly string[];
  /** Month and year in which the amounts were last compared with their sources. */
  checked: string;
}

/** What the living costs rest on, with the way to the guides that give their sources. */
export function LivingCostsNote({ countries, checked }: LivingCostsNoteProps) {
  const guides = [...new Set(countries)].filter(Boolean);
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Living costs are the planning figures of our{' '}
      <Link to="/resources/cost-calculators" className="text-peacock-deep underline">
        cost calculator
      </Link>
      , checked in {checked}. Large cities cost more. What they rest on is in the guide to{' '}
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
