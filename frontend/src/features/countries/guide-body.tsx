import { Said, Sourced } from '@/components/said';
import type { GuideCosts } from '@/content/guide-costs';
import type { CountryCard, CountryGuide } from '@/content/country';
import type { AdmissionFile } from '@/content/admission';
import { GuideContents } from './guide-contents';
import { GuideSection } from './guide-parts';
import { guideSections } from './guide-sections';
import { sourcesOf } from './guide-sources';

interface GuideProps {
  destination: CountryCard;
  guide: CountryGuide;
  planning: AdmissionFile;
  costs: GuideCosts;
}

/** The guide to a destination below its hero: three figures, the table of contents and all sections. */
export function Guide({ destination: { name, institutions, students }, guide, planning, costs }: GuideProps) {
  const sections = guideSections(name, guide, planning, costs);
  const figures = [
    { label: 'Universities', value: institutions, ours: true, counted: guide.counted?.institutions },
    { label: 'International Students', value: students, ours: true, counted: guide.counted?.students },
    { label: 'Key Highlights', value: `${guide.highlights.length}+` },
  ];
  return (
    <Sourced {...sourcesOf(guide, planning)}>
      <dl className="container-page grid gap-2 py-6 sm:grid-cols-3 sm:gap-4 sm:py-10">
        {figures.map(({ label, value, ours, counted }) => (
          <div
            key={label}
            data-slot="card"
            className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] items-center gap-x-4 rounded-card border border-line bg-card px-4 py-2.5 sm:flex sm:flex-col sm:items-start sm:p-6 narrow:flex narrow:flex-col narrow:items-start"
          >
            <dt className="order-2 text-sm leading-snug text-ink-soft sm:text-base">{label}</dt>
            <dd className="order-1 font-display text-2xl font-semibold text-hue tabular-nums sm:text-4xl">
              {value}
            </dd>
            {ours && (
              <dd className="order-3 col-start-2 text-xs leading-snug text-ink-soft sm:mt-1.5 sm:text-sm">
                Our own figure, not a count
                {counted && (
                  <>
                    . Counted: <Said>{counted}</Said>
                  </>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="container-page lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-14">
        <GuideContents sections={sections} />
        <div id="guide">
          {sections.map(({ id, title, content }) => (
            <GuideSection key={id} id={id} title={title}>
              {content}
            </GuideSection>
          ))}
        </div>
      </div>
    </Sourced>
  );
}
