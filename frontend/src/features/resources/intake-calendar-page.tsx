import { useLoaderData } from 'react-router-dom';
import { Flag } from '@/components/flag';
import { INTAKE_NOTE, IntakeTable } from '@/components/intake-table';
import { Link } from '@/components/link';
import { PageContents } from '@/components/page-contents';
import { SourcesNote } from '@/components/sources-note';
import { destinations } from '@/content/destinations';
import { loadAdmissions, loadGuide } from '@/content/guides';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { usedSources } from '@/lib/used-sources';
import { From, numbered, only } from './country-sources';
import { ResourcePage } from './resource-page';

/** The next intakes of every country, with their sources. */
export async function loader() {
  const countries = destinations.map(async ({ name, flag }) => {
    const [guide, { admissions, sources }] = await Promise.all([loadGuide(name), loadAdmissions(name)]);
    const { intakes } = admissions;
    const all = { ...guide.sources, ...sources };
    const used = usedSources(intakes, ['note', 'days']);
    return { id: slugOf(name), title: name, flag, intakes, sources: only(used, all), used };
  });
  return numbered(await Promise.all(countries));
}

export function Component() {
  const { parts, list } = useLoaderData<typeof loader>();
  return (
    <ResourcePage id="intake-calendar">
      <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
        <PageContents sections={[...parts, { id: 'sources', title: 'Sources' }]} />
        <div className="grid min-w-0 gap-12">
          <p className="max-w-[38em] text-lg">{INTAKE_NOTE}</p>
          {parts.map((part) => (
            <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
              <h2 id={`${part.id}-title`} className="mb-4 flex items-center gap-2.5 text-2xl">
                <Flag code={part.flag} />
                {part.title}
              </h2>
              <From part={part}>
                <IntakeTable country={part.title} intakes={part.intakes} />
              </From>
              <p className="mt-3">
                <Link to={`/country/${part.id}#intakes`} className="link-text">
                  More on intakes in the guide to {withArticle(part.title)}
                </Link>
              </p>
            </section>
          ))}
          <section id="sources" aria-labelledby="sources-title" className="border-t border-line pt-8">
            <h2 id="sources-title" className="mb-3 text-xl">
              Sources
            </h2>
            <SourcesNote sources={list} />
          </section>
        </div>
      </div>
    </ResourcePage>
  );
}
