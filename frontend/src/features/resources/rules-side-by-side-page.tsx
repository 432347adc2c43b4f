import { useLoaderData } from 'react-router-dom';
import { DataTable } from '@/components/data-table';
import { Link } from '@/components/link';
import { Said, SourceMark, textOf } from '@/components/said';
import { SourcesNote } from '@/components/sources-note';
import { costsOf } from '@/content/calculator';
import type { Amount, CountryGuide, Statement, Topic } from '@/content/country';
import { destinations } from '@/content/destinations';
import { loadGuide } from '@/content/guides';
import { formatMoney, range } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { usedSources } from '@/lib/used-sources';
import { From, numbered, only } from './country-sources';
import { ResourcePage } from './resource-page';

/** What a guide says about a topic, wherever it says it. */
function about({ highlights, workAuthorization, detailedCosts }: CountryGuide, topic: Topic): Statement[] {
  const all = [...highlights, ...(workAuthorization?.details ?? []), ...(detailedCosts?.notes ?? [])];
  return all.filter((statement) => typeof statement !== 'string' && statement.about === topic);
}

function priceOf(symbol: string, { from, to = from }: Amount) {
  return range(formatMoney(symbol, from), formatMoney(symbol, to));
}

/**
 * Takes the statements of the page's two tables from the countries' guides. The first half of the parts is the table of
 * work and stay, with a row for each country; the second half is the table of insurance.
 */
export async function loader() {
  const countries = await Promise.all(
    destinations.map(async ({ name }) => ({ name, guide: await loadGuide(name), costs: costsOf(name) })),
  );
  return numbered([
    ...countries.map(({ name, guide }) => {
      const work = guide.workAuthorization!;
      const cells = [
        [work.duringStudies],
        [work.afterGraduation],
        about(guide, 'settlement'),
        about(guide, 'family'),
      ];
      const used = usedSources(cells);
      return { name, cells, insurance: undefined, sources: only(used, guide.sources), used };
    }),
    ...countries.map(({ name, guide, costs: { healthInsurance, symbol } }) => {
      const cells = [about(guide, 'insurance')];
      const insurance = { price: healthInsurance, symbol };
      const used = usedSources([healthInsurance, cells]);
      return { name, cells, insurance, sources: only(used, guide.sources), used };
    }),
  ]);
}

export function Component() {
  const { parts, list } = useLoaderData<typeof loader>();
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
    <ResourcePage id="rules-side-by-side">
      <div className="grid gap-14">
        <p className="max-w-[38em] text-lg">
          Every sentence is taken from the guide to the country, with its source. Rules can change within a
          year: where an official page says something else, go by the official page.
        </p>
        <Table
          id="stay"
          title="Work, stay, settlement and family"
          columns={['Country', 'Work while studying', 'After the degree', 'Settlement', 'Family']}
          rows={rows.slice(0, destinations.length)}
        />
        <Table
          id="insurance"
          title="Health insurance, and what it leaves out"
          columns={['Country', 'Price for a year', 'What it leaves out']}
          rows={rows.slice(destinations.length)}
        />
        <section aria-labelledby="rules-sources" className="border-t border-line pt-8">
          <h2 id="rules-sources" className="mb-3 text-xl">
            Sources
          </h2>
          <SourcesNote sources={list} />
        </section>
      </div>
    </ResourcePage>
  );
}

interface TableProps {
  id: string;
  title: string;
  columns: readonly string[];
  rows: Parameters<typeof DataTable>[0]['rows'];
}

const Table = ({ id, title, columns, rows }: TableProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="mb-4 text-2xl">
      {title}
    </h2>
    <div className="rounded-card border border-line bg-card px-5 py-2 sm:px-6 sm:py-4">
      <DataTable caption={title} columns={columns} rows={rows} />
    </div>
  </section>
);
