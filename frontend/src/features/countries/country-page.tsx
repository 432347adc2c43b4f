import { useEffect, useRef } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import type { AdmissionFile } from '@/content/admission';
import { loadAdmissions } from '@/content/admissions';
import { costsOf } from '@/content/calculator';
import type { CountryGuide } from '@/content/country';
import { destinations, findDestination } from '@/content/destinations';
import { loadGuide } from '@/content/guides';
import { withArticle } from '@/lib/names';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import { slugOf } from '@/lib/slug';
import { breadcrumbs } from '@/lib/structured-data';
import { BookingLink } from './booking-link';
import { CountryHero } from './country-hero';
import { followContents } from './follow-contents';
import { Guide } from './guide-body';

const pathOf = (name: string) => `/country/${slugOf(name)}`;

export const handle: PageHandle = {
  addresses: destinations.map(({ name }) => pathOf(name)),
  find({ countryName }) {
    const destination = findDestination(countryName);
    return destination && pathOf(destination.name);
  },
  missing: pathOf(NOT_FOUND),
};

export async function loader({ params }: LoaderFunctionArgs) {
  const name = findDestination(params.countryName)?.name;
  if (name === undefined) return null;
  const [guide, planning] = await Promise.all([loadGuide(name), loadAdmissions(name)]);
  return { name, guide, planning };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  return found ? (
    <Country key={found.name} {...found} />
  ) : (
    <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />
  );
}

interface CountryProps {
  name: string;
  guide: CountryGuide;
  planning: AdmissionFile;
}

function Country({ name, guide, planning }: CountryProps) {
  const destination = findDestination(slugOf(name))!;
  const { description } = destination;
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => followContents(body.current!), []);

  return (
    <div data-destination={slugOf(name)}>
      <PageMeta
        title={`Study in ${name}`}
        description={description}
        path={pathOf(name)}
        card={`/cards/country/${slugOf(name)}.jpg`}
        things={[
          breadcrumbs([
            { name: 'Country Guides', path: '/resources/country-guides' },
            { name: `Study in ${name}`, path: pathOf(name) },
          ]),
        ]}
      />
      <CountryHero destination={destination} />
      <div ref={body}>
        <Guide destination={destination} guide={guide} planning={planning} costs={costsOf(name)} />
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
