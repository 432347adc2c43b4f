import type {
  ApplicationDetails,
  ListedApplication,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { Link } from '@/components/link';
import { textOf } from '@/components/said';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { costsOf } from '@/content/calculator';
import type { CountryGuide } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { rateNote, ratesOf, rupees } from '@/content/rupees';
import type { Source } from '@/content/sources';
import { applicationName, subjectOf } from '@/lib/application-words';
import { formatMoney, range } from '@/lib/money';
import { usePortalAddress } from '@/lib/portal-address';
import { serverNow } from '@/lib/server-time';
import { slugOf } from '@/lib/slug';
import { SourceLink } from './basis-note';
import { byCurrency, type Cost, costsOfApplication, costsToApply, sumOf } from './costs';
import { isRefusal, makePlan } from '@/planner/planner';
import { subjectFor, useRecords, useRecordsOf } from '@/planner/use-records';

/** What the first year costs: only what a record with a source says; the rest is said to be unknown. */
export function CostsCard({ application: { university, level } }: { application: ApplicationDetails }) {
  const country = university?.country ?? '';
  const records = useRecords(country);
  const universities = useUniversitiesById(university ? [university.id] : []);
  if (!university || (records.fetchStatus === 'idle' && !records.data)) return null;
  // The country's fees would look like those of the university.
  if (records.isLoadingError || universities.isLoadingError)
    return (
      <Card role="alert">
        <h2 className="text-2xl">Costs of the first year</h2>
        <p className="mt-2">The costs could not be loaded.</p>
        <Button
          className="mt-3"
          pending={records.isFetching || universities.isFetching}
          onClick={() => {
            void records.refetch();
            void universities.refetch();
          }}
        >
          Retry
        </Button>
      </Card>
    );
  if (!records.data || universities.isPending) return <Skeleton aria-busy className="h-72 rounded-card" />;
  const { guide, sources } = records.data;
  const own = universities.byId.get(university.id);
  const costs = costsOfApplication(own, level, guide, costsOf(country), costPlaceOf(university));
  return (
    <Card>
      <h2 className="text-2xl">Costs of the first year</h2>
      <p className="mt-1">
        <strong className="font-semibold">{inRupees(costs)}</strong>, {known(costs)}.
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
    (note) =>
      typeof note !== 'string' &&
      note.about === 'funds' &&
      (!('region' in note) || note.region === university?.region),
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

/** Of all applications that are open: what is paid to apply to each, and the first year of each, of which one is paid. */
export function AllCosts({ applications }: { applications: readonly ListedApplication[] }) {
  const { to } = usePortalAddress();
  const those = applications.filter(({ university, nextStages }) => university && nextStages?.length !== 0);
  const places = those.flatMap(({ university }) => university ?? []);
  const records = useRecordsOf([...new Set(places.map(({ country }) => country))]);
  const universities = useUniversitiesById([...new Set(places.map(({ id }) => id))]);
  if (!records.data || universities.isPending) return null;
  const each = those.flatMap((application) => {
    const { university, level } = application;
    const { id = 0, country = '' } = university ?? {};
    const record = records.data.get(country);
    const own = universities.byId.get(id);
    return record
      ? {
          application,
          university: applicationName(application, those),
          costs: costsOfApplication(own, level, record.guide, costsOf(country), costPlaceOf(university)),
        }
      : [];
  });
  // Of one the page of the application tells it.
  if (each.length < 2) return null;
  const now = serverNow();
  const planned = each.filter(({ application }) => {
    const subject = subjectFor(application);
    const record = records.data.get(application.university!.country)!;
    return (
      !subject ||
      !application.intake ||
      !isRefusal(makePlan(subject, application.intake, record.admissions, now))
    );
  });
  const toApply = costsToApply(planned);
  return (
    <Card>
      <h2 className="text-2xl">Costs of all open applications</h2>
      <h3 className="mt-3 text-lg">
        To apply to{' '}
        {planned.length < each.length
          ? `the ${planned.length} whose start can be planned`
          : `all ${each.length}`}
      </h3>
      <p className="mt-1">
        <strong className="font-semibold">{inRupees(toApply)}</strong> before any university answers,{' '}
        {known(toApply)}.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {toApply.map(({ name, text, note, once }, i) => (
          <div key={i} className="border-t border-line pt-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <span className="font-semibold tabular-nums">{text ?? 'Not known'}</span>
              {once && ', once'}
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-lg">The first year, at one of them</h3>
      <p className="mt-1 text-ink-soft">
        You will study at one, so these are to set side by side, not to add up: with the visa, the flight and
        the way of applying there. A deposit is paid where you accept the offer, and is part of the tuition.
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {each.map(({ application, university, costs }) => (
          <li key={application.id} className="border-t border-line pt-2">
            <Link
              to={to({ open: `application-${application.id}` })}
              state={{ opened: true }}
              className="inline-flex min-h-8 items-center text-peacock-deep underline underline-offset-4"
            >
              {university}
            </Link>
            <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft">
              {subjectOf(application)}
            </span>
            <strong className="font-semibold tabular-nums">{inRupees(costs)}</strong>, {known(costs)}
          </li>
        ))}
      </ul>
      <RateNote
        costs={each.flatMap(({ costs }) => costs)}
        dirham={records.data.get('Dubai')?.sources['centralBank']}
      />
    </Card>
  );
}

function inRupees(costs: readonly Cost[]): string {
  const { from, to } = sumOf(costs);
  return range(rupees(from), rupees(to));
}

const known = (costs: readonly Cost[]) =>
  `${costs.filter(({ amount }) => amount).length} of ${costs.length} items known`;
