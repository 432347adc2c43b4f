import type {
  ApplicationDetails,
  ListedApplication,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { Link } from '@/components/link';
import { textOf } from '@/components/said';
import { Card } from '@/components/ui/card';
import { costsOf } from '@/content/calculator';
import type { CountryGuide } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { rateNote, ratesOf, rupees } from '@/content/rupees';
import type { Source } from '@/content/sources';
import { currencySymbols, formatMoney, range } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { SourceLink } from './basis-note';
import { byCurrency, type Cost, costsOfAll, costsOfApplication, sumOf } from './costs';
import { useRecords, useRecordsOf } from '@/planner/use-records';

/** What the first year costs: only what a record with a source says; the rest is said to be unknown. */
export function CostsCard({ application: { university, level } }: { application: ApplicationDetails }) {
  const country = university?.country ?? '';
  const records = useRecords(country);
  const universities = useUniversitiesById(university ? [university.id] : []);
  if (!records.data) return null;
  const { guide, sources } = records.data;
  const own = university && universities.byId.get(university.id);
  const costs = costsOfApplication(own, level, guide, costsOf(country), costPlaceOf(university));
  const { from, to } = sumOf(costs);
  const known = costs.filter(({ amount }) => amount);
  return (
    <Card>
      <h2 className="text-2xl">Costs of the first year</h2>
      <p className="mt-1">
        <strong className="font-semibold">{range(rupees(from), rupees(to))}</strong>, as far as it is known:{' '}
        {known.length} of {costs.length} items.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {costs.map(({ name, text, note, source, page }) => (
          <div key={name} className="border-t border-line pt-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <Link to={page} className="font-semibold tabular-nums underline underline-offset-4">
                {text ?? 'Not known'}
              </Link>
              {(note || source) && (
                <span className="block text-sm text-ink-soft">
                  {note?.replace(/\.$/, '')}
                  {note && source && '. '}
                  {source && sources[source] && <SourceLink source={sources[source]} />}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ToShow university={university} guide={guide} sources={sources} />
      <RateNote costs={costs} dirham={sources['centralBank']} />
    </Card>
  );
}

const costPlaceOf = (
  university: Pick<NonNullable<ListedApplication['university']>, 'country' | 'region' | 'sector'> | null,
) => ({
  page: `/country/${slugOf(university?.country ?? '')}`,
  region: university?.region,
  sector: university?.sector,
});

interface ToShowProps {
  university: ApplicationDetails['university'];
  guide: CountryGuide;
  sources: Readonly<Record<string, Source>>;
}

/** What the visa wants to see in the account: it stays the family's, so it is no part of the sum. */
function ToShow({ university, guide, sources }: ToShowProps) {
  const { minimum, minimumFor = 'a year', minimumIn, symbol, currency } = costsOf(university?.country ?? '');
  const isOther = minimumIn && [university?.region, university?.city].includes(minimumIn.place);
  const [sum, time] = isOther ? [minimumIn.sum, minimumIn.for] : [minimum, minimumFor];
  const told = guide.detailedCosts?.notes.filter(
    (note) => typeof note !== 'string' && note.about === 'funds',
  );
  return (
    <section aria-label="To show, not to spend" className="mt-4 border-t border-line pt-3">
      <h3 className="text-lg">To show for the visa, not to spend</h3>
      <p>
        {sum && (
          <>
            <strong className="font-semibold tabular-nums">
              {formatMoney(symbol, sum)}, about {rupees(sum * exchangeRates.usdPer[currency])}
            </strong>{' '}
            for living ({time}), besides tuition.{' '}
          </>
        )}
        What you show stays yours and later pays for the costs above, so it is not added to them.
      </p>
      <ul className="mt-2 grid gap-2 text-sm text-ink-soft">
        {told?.map((note) => {
          const source = typeof note !== 'string' && note.source ? sources[note.source] : undefined;
          return (
            <li key={textOf(note)}>
              {textOf(note).replace(/\.$/, '')}. {source && <SourceLink source={source} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The rate of each currency among the costs. */
function RateNote({ costs, dirham }: { costs: readonly Cost[]; dirham: Source | undefined }) {
  const currencies = byCurrency(costs).flatMap(({ currency }) => (currency === 'INR' ? [] : currency));
  return (
    <p className="mt-3 text-sm text-ink-soft">
      Rupees at {ratesOf(currencies)}, {rateNote.date}: <SourceLink source={rateNote.source} />
      {currencies.includes('AED') && dirham && (
        <>
          {' '}
          and <SourceLink source={dirham} />
        </>
      )}
    </p>
  );
}

/** What the first year costs at all applications that are open, each currency by itself, and what is paid one time only. */
export function AllCosts({ applications }: { applications: readonly ListedApplication[] }) {
  const those = applications.flatMap(({ university, level, nextStages }) =>
    university && nextStages?.length !== 0 ? { ...university, level } : [],
  );
  const records = useRecordsOf([...new Set(those.map(({ country }) => country))]);
  const universities = useUniversitiesById([...new Set(those.map(({ id }) => id))]);
  if (!records.data || universities.isPending) return null;
  const each = those.flatMap(({ id, country, region, sector, level }) => {
    const record = records.data.get(country);
    return record
      ? [
          costsOfApplication(
            universities.byId.get(id),
            level,
            record.guide,
            costsOf(country),
            costPlaceOf({ country, region, sector }),
          ),
        ]
      : [];
  });
  // Of one the page of the application tells it.
  if (each.length < 2) return null;
  const all = costsOfAll(each);
  const known = all.filter(({ amount }) => amount);
  const once = [...new Set(all.flatMap(({ name, once: isOnce }) => (isOnce ? name : [])))];
  const { from, to } = sumOf(all);
  return (
    <Card>
      <h2 className="text-2xl">Costs of all open applications</h2>
      <p className="mt-1 text-ink-soft">
        What the first year would cost at all {each.length} together, to set side by side: you will go to one
        of them. Each application’s page has its own sum.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {byCurrency(all).map(({ currency, from: least, to: most }) => (
          <div key={currency} className="border-t border-line pt-2">
            <dt className="text-ink-soft">In {currencyNames[currency]}</dt>
            <dd className="font-semibold tabular-nums">
              {range(
                formatMoney(currencySymbols[currency], Math.round(least)),
                formatMoney(currencySymbols[currency], Math.round(most)),
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        Together <strong className="font-semibold">{range(rupees(from), rupees(to))}</strong>, as far as it is
        known: {known.length} of {all.length} items. Counted once: {once.join(', ')}.
      </p>
      <RateNote costs={all} dirham={records.data.get('Dubai')?.sources['centralBank']} />
    </Card>
  );
}

const currencyNames = {
  INR: 'Indian rupees',
  USD: 'US dollars',
  GBP: 'pounds',
  EUR: 'euros',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
  AED: 'dirhams',
} as const;
