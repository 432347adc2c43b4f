import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { StructuredData } from '@/components/structured-data';
import { ButtonLink } from '@/components/ui/button';
import type { CountryCard } from '@/content/country';
import { findDestination } from '@/content/destinations';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { breadcrumbs } from '@/lib/structured-data';
import { BookingLink } from './booking-link';
import { CountryHero } from './country-hero';
import { followContents } from './follow-contents';
import { readGuideBody } from './guide-loading';

export default function CountryPage() {
  const destination = findDestination(useParams().countryName);
  return destination ? (
    <Country key={destination.name} destination={destination} />
  ) : (
    <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />
  );
}

function Country({ destination }: { destination: CountryCard }) {
  const { name, description } = destination;
  const { GuideBody } = readGuideBody();
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => followContents(body.current!), []);

  return (
    <div data-destination={slugOf(name)}>
      <PageMeta
        title={`Study in ${name}`}
        description={description}
        path={`/country/${slugOf(name)}`}
        card={`/cards/country/${slugOf(name)}.jpg`}
      />
      <StructuredData
        data={() =>
          breadcrumbs([
            { name: 'Country Guides', path: '/resources/country-guides' },
            { name: `Study in ${name}`, path: `/country/${slugOf(name)}` },
          ])
        }
      />
      <CountryHero destination={destination} />
      <div ref={body}>
        <GuideBody destination={destination} />
      </div>
      <ClosingCall
        title={`Ready to study in ${withArticle(name)}?`}
        text="Bring your marks and your questions. The first conversation is free, and we answer within 24 hours."
      >
        <BookingLink country={name} />
        <ButtonLink to="/" size="lg" variant="secondary">
          Explore More Countries
        </ButtonLink>
      </ClosingCall>
    </div>
  );
}
