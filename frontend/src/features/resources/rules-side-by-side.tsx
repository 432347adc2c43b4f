import { DataTable } from '@/components/data-table';
import { Kept } from '@/components/kept';
import { Link } from '@/components/link';
import { Said, SourceMark, textOf } from '@/components/said';
import { SourcesNote } from '@/components/sources-note';
import { costsOf } from '@/content/calculator';
import type { Amount, CountryGuide, Statement, Topic } from '@/content/country';
import { destinations } from '@/content/destinations';
import { preloadGuide, readGuide } from '@/content/guides';
import { formatMoney, range } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { usedSources } from '@/lib/used-sources';
import { From, numbered } from './country-sources';

/** Resolves when the rules can be rendered. */
export const preloadRules = () => Promise.all(destinations.map(({ name }) => preloadGuide(slugOf(name))));

export const RulesSideBySide = () => <Kept>{() => <Rules />}</Kept>;

/** What a guide says about a topic, wherever it says it. */
function about({ highlights, workAuthorization, detailedCosts }: CountryGuide, topic: Topic): Statement[] {
  const all = [...highlights, ...(workAuthorization?.details ?? []), ...(detailedCosts?.notes ?? [])];
  return all.filter((statement) => typeof statement !== 'string' && statement.about === topic);
}

function priceOf(symbol: string, { from, to = from }: Amount) {
  return range(formatMoney(symbol, from), formatMoney(symbol, to));
}

/** The same statements as in the guides: all countries in one table of work and stay and one of insurance. */
function Rules() {
  const countries = destinations.map(({ name }) => ({ name, guide: readGuide(name), costs: costsOf(name) }));
  const { parts, list } = numbered([
    ...countries.map(({ name, guide }) => {
      const work = guide.workAuthorization!;
      const cells = [
        [work.duringStudies],
        [work.afterGraduation],
        about(guide, 'settlement'),
        about(guide, 'family'),
      ];
      return { name, cells, insurance: undefined, sources: guide.sources, used: usedSources(cells) };
    }),
    ...countries.map(({ name, guide, costs: { healthInsurance, symbol } }) => {
      const cells = [about(guide, 'insurance')];
      const insurance = { price: healthInsurance, symbol };
      const used = usedSources([healthInsurance, cells]);
      return { name, cells, insurance, sources: guide.sources, used };
    }),
  ]);
  const rows = parts.map((part) => [
    <Link key="name" to={`/country/${slugOf(part.name)}#work`} className="link-text">
      {part.name}
    </Link>,
    ...(part.insurance
      ? [
          <From key="price" part={part}>
            {priceOf(part.insurance.symbol, part.insurance.price)}
            <SourceMark source={part.insurance.price.source} />
            {part.insurance.price.note && (
              <span className="block text-sm text-ink-soft">{part.insurance.price.note}</span>
            )}
          </From>,
        ]
      : []),
    ...part.cells.map((statements, index) => (
      <From key={index} part={part}>
        {statements.map((statement) => (
          <p key={textOf(statement)} className="not-first:mt-2">
            <Said>{statement}</Said>
          </p>
        ))}
      </From>
    )),
  ]);
  return (
    <div className="grid gap-14">
      <p className="max-w-[38em] text-lg">
        Every sentence is the one of the country’s guide, with its source. Rules change within a year: where
        an official page differs, it decides.
      </p>
      <Table
        id="stay"
        title="Work, stay, settlement and family"
        columns={['Country', 'Work while studying', 'After the degree', 'Settlement', 'Family']}
        rows={rows.slice(0, countries.length)}
      />
      <Table
        id="insurance"
        title="Health insurance, and what it leaves out"
        columns={['Country', 'Price for a year', 'What it leaves out']}
        rows={rows.slice(countries.length)}
      />
      <section aria-labelledby="rules-sources" className="later border-t border-line pt-8">
        <h2 id="rules-sources" className="mb-3 text-xl">
          Sources
        </h2>
        <SourcesNote sources={list} />
      </section>
    </div>
  );
}

interface TableProps {
  id: string;
  title: string;
  columns: readonly string[];
  rows: Parameters<typeof DataTable>[0]['rows'];
}

const Table = ({ id, title, columns, rows }: TableProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="later">
    <h2 id={`${id}-title`} className="mb-4 text-2xl">
      {title}
    </h2>
    <div className="rounded-card border border-line bg-card px-5 py-2 sm:px-6 sm:py-4">
      <DataTable caption={title} columns={columns} rows={rows} />
    </div>
  </section>
);
