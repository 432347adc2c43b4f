import { Flag } from '@/components/flag';
import { INTAKE_NOTE, IntakeTable } from '@/components/intake-table';
import { Kept } from '@/components/kept';
import { Link } from '@/components/link';
import { PageContents } from '@/components/page-contents';
import { SourcesNote } from '@/components/sources-note';
import { preloadAdmissions, readAdmissions } from '@/content/admissions';
import { destinations } from '@/content/destinations';
import { preloadGuide, readGuide } from '@/content/guides';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { usedSources } from '@/lib/used-sources';
import { From, numbered } from './country-sources';

/** Resolves when the calendar can be rendered. */
export const preloadIntakes = () =>
  Promise.all(
    destinations.flatMap(({ name }) => [preloadAdmissions(slugOf(name)), preloadGuide(slugOf(name))]),
  );

export const IntakeCalendar = () => <Kept>{() => <AllIntakes />}</Kept>;

/** The next intakes of every country, each under its name. */
function AllIntakes() {
  const { parts, list } = numbered(
    destinations.map(({ name, flag }) => {
      const { admissions, sources } = readAdmissions(name);
      const { intakes } = admissions;
      return {
        id: slugOf(name),
        title: name,
        flag,
        intakes,
        sources: { ...readGuide(name).sources, ...sources },
        used: usedSources(intakes, ['note', 'days']),
      };
    }),
  );
  return (
    <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
      <PageContents sections={[...parts, { id: 'sources', title: 'Sources' }]} />
      <div className="grid min-w-0 gap-12">
        <p className="max-w-[38em] text-lg">{INTAKE_NOTE}</p>
        {parts.map((part) => (
          <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`} className="later">
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
        <section id="sources" aria-labelledby="sources-title" className="later border-t border-line pt-8">
          <h2 id="sources-title" className="mb-3 text-xl">
            Sources
          </h2>
          <SourcesNote sources={list} />
        </section>
      </div>
    </div>
  );
}
