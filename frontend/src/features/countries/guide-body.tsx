import { Sourced } from '@/components/said';
import type { CountryCosts, CountryGuide } from '@/content/country';
import { GuideContents } from './guide-contents';
import { GuideSection } from './guide-parts';
import { guideSections } from './guide-sections';
import { sourcesUsed } from './guide-sources';

interface GuideBodyProps {
  country: string;
  guide: CountryGuide;
  costs: CountryCosts;
}

/** All sections of a guide, with their table of contents. */
export function GuideBody({ country, guide, costs }: GuideBodyProps) {
  const sections = guideSections(country, guide, costs);
  return (
    <div className="container-page lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-14">
      <GuideContents sections={sections.map(({ id, title, label = title }) => ({ id, label }))} />
      <Sourced sources={guide.sources} used={sourcesUsed(guide)}>
        <div>
          {sections.map(({ id, title, content }) => (
            <GuideSection key={id} id={id} title={title}>
              {content}
            </GuideSection>
          ))}
        </div>
      </Sourced>
    </div>
  );
}
