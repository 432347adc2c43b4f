import { Link } from '@/components/link';
import { universitiesPath } from '@/lib/university-paths';

/** Links to the lists of universities of each country. */
export const CountryLists = ({ countries }: { countries: readonly string[] }) => (
  <nav aria-labelledby="country-lists" className="mt-12">
    <h2 id="country-lists" className="text-2xl">
      All universities by country
    </h2>
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {countries.map((country) => (
        <li key={country}>
          <Link to={universitiesPath(country)} className="link-text inline-flex min-h-11 items-center">
            {country}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
