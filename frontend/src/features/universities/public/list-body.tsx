import { ArrowRight } from 'lucide-react';
import type { UniversityLink } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { ClosingCall } from '@/components/closing-call';
import { Flag } from '@/components/flag';
import { Link } from '@/components/link';
import { ButtonLink } from '@/components/ui/button';
import { flagOf } from '@/content/destinations';
import { rankingEdition } from '@/content/ranking-edition';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { INDICATIVE } from '@/lib/university-facts';
import { byLetter, byRank, MOST_WITHOUT_LETTERS } from './by-letter';
import { UniversityRows } from './university-rows';

interface ListBodyProps {
  country: string;
  /** By world rank, unranked last, then by name. */
  universities: readonly UniversityLink[];
}

/** All universities of a country: first the ranked ones by world rank, then the others from A to Z. */
export function ListBody({ country, universities }: ListBodyProps) {
  const there = withArticle(country);
  const ranked = universities.filter(({ worldRank }) => worldRank !== null);
  const others = universities.filter(({ worldRank }) => worldRank === null);
  const letters = others.length > MOST_WITHOUT_LETTERS ? byLetter(others) : [];
  const stretches = byRank(ranked);
  const toLetters = letters.map(({ letter }) => ({ to: `#letter-${letter}`, name: letter }));
  const toRanks = stretches.map(({ id, name }) => ({ to: `#${id}`, name }));
  return (
    <>
      <div className="poster">
        <div className="container-page pt-3 pb-8 sm:pb-10">
          <Breadcrumbs above={[{ name: country, path: `/country/${slugOf(country)}` }]} here="Universities" />
          <Flag code={flagOf(country)} className="mt-3 text-3xl" />
          <h1 className="mt-2 text-3xl sm:text-5xl">Universities in {there}</h1>
          <p className="mt-4 max-w-[34em] text-lg">
            {universities.length} universities with their city, world rank and tuition. A name opens the costs
            of a year in rupees, entry marks, scholarships and the sources of each figure.
          </p>
        </div>
      </div>
      <div className="container-page pb-12">
        {toRanks.length + toLetters.length > 0 && (
          <div className="pt-6">
            {toRanks.length > 0 && <Jumps label="By world rank" links={toRanks} told />}
            {toLetters.length > 0 && (
              <Jumps
                label={ranked.length > 0 ? 'Without a world rank, from A to Z' : 'From A to Z'}
                links={toLetters}
                told
              />
            )}
            <SearchLink country={country} />
          </div>
        )}
        {ranked.length > 0 && (
          <section aria-labelledby="ranked" className="pt-9 sm:pt-12">
            <h2 id="ranked" className="text-2xl text-hue">
              With a world rank: {ranked.length}
            </h2>
            <p className="mt-2 mb-5 max-w-[38em] text-sm text-ink-soft">
              {rankingEdition.name}; where QS has no place, {rankingEdition.others}. Places in different
              rankings cannot be compared exactly.
            </p>
            <UniversityRows
              universities={ranked}
              anchors={new Map(stretches.map(({ id, first }) => [first.slug, id]))}
            />
          </section>
        )}
        {others.length > 0 && (
          <section aria-labelledby="others" className="pt-9 sm:pt-12">
            <h2 id="others" className="text-2xl text-hue">
              {ranked.length > 0 ? `Without a world rank: ${others.length}, from A to Z` : 'From A to Z'}
            </h2>
            <p className="mt-2 mb-5 max-w-[38em] text-sm text-ink-soft">
              A missing rank says little: young, small and specialised universities are seldom in the lists.
            </p>
            {letters.length > 0 ? (
              <>
                {ranked.length > 0 && <Jumps label="First letters" links={toLetters} />}
                {letters.map(({ letter, items }) => (
                  <section key={letter} id={`letter-${letter}`} aria-labelledby={`title-${letter}`}>
                    <h3 id={`title-${letter}`} className="pt-6 pb-2 text-xl">
                      {letter}
                    </h3>
                    <UniversityRows universities={items} unranked />
                  </section>
                ))}
              </>
            ) : (
              <UniversityRows universities={others} unranked />
            )}
          </section>
        )}
        <p className="mt-6 max-w-[38em] text-sm text-ink-soft">
          Tuition is for international students, in US dollars. {INDICATIVE.tuition}
        </p>
        <SearchLink country={country} />
      </div>
      <ClosingCall
        title="Not sure which of them fit?"
        text="Send us your marks, your budget and what you want to study. We make a short list with you; the first conversation is free."
      >
        <ButtonLink to={`/?country=${slugOf(country)}#contact`} size="lg">
          Book Free Consultation
        </ButtonLink>
        <ButtonLink to={`/country/${slugOf(country)}`} size="lg" variant="secondary">
          Guide to {there}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

interface JumpsProps {
  label: string;
  links: readonly { to: string; name: string }[];
  /** Whether the label is shown, because there is no heading near. */
  told?: boolean;
}

/** Links to the sections of a long list. They are plain anchors, so that they need no JavaScript. */
const Jumps = ({ label, links, told = false }: JumpsProps) => (
  <nav aria-label={label} className="mb-3" data-print="no">
    {told && <p className="mb-1.5 text-sm text-ink-soft">{label}</p>}
    <ul className="flex flex-wrap gap-1">
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link
            to={to}
            className="grid min-h-11 min-w-11 place-items-center rounded-control border border-line bg-card px-2 font-semibold tabular-nums hover:border-ink/50"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const SearchLink = ({ country }: { country: string }) => (
  <p className="mt-2" data-print="no">
    <Link
      to={`/student-portal?${new URLSearchParams({ country })}`}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-peacock-deep hover:underline"
    >
      Filter them by field, marks and budget in our search
      <ArrowRight aria-hidden className="size-4" />
    </Link>{' '}
    <span className="text-ink-soft">A free account is needed.</span>
  </p>
);
