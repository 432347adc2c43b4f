import { useEffect, useRef } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import type { AdmissionFile } from '@/content/admission';
import type { GuideCosts } from '@/content/guide-costs';
import type { CountryCard, CountryGuide } from '@/content/country';
import { findGuideSlug, guideSlugs, loadAdmissions, loadGuide } from '@/content/guides';
import { withArticle } from '@/lib/names';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import { slugOf } from '@/lib/slug';
import { breadcrumbs } from '@/lib/structured-data';
import { BookingLink } from './booking-link';
import { CountryHero } from './country-hero';
import { followContents } from './follow-contents';
import { Guide } from './guide-body';

const pathOf = (slug: string) => `/country/${slug}`;

export const handle: PageHandle = {
  addresses: guideSlugs.map(pathOf),
  find({ countryName }) {
    const slug = findGuideSlug(countryName);
    return slug && pathOf(slug);
  },
  missing: pathOf(NOT_FOUND),
};

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = findGuideSlug(params.countryName);
  if (slug === undefined) return null;
  // Of the lists of all countries the page itself needs one entry each.
  const [{ findDestination }, { guideCostsOf }, guide, planning] = await Promise.all([
    import('@/content/destinations'),
    import('@/content/guide-costs'),
    loadGuide(slug),
    loadAdmissions(slug),
  ]);
  return { destination: findDestination(slug)!, costs: guideCostsOf(slug), guide, planning };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  return found ? (
    <Country key={found.destination.name} {...found} />
  ) : (
    <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />
  );
}

interface CountryProps {
  destination: CountryCard;
  costs: GuideCosts;
  guide: CountryGuide;
  planning: AdmissionFile;
}

function Country({ destination, costs, guide, planning }: CountryProps) {
  const { name, description } = destination;
  const slug = slugOf(name);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => followContents(body.current!), []);

  return (
    <div data-destination={slug}>
      <PageMeta
        title={`Study in ${name}`}
        description={description}
        path={pathOf(slug)}
        card={`/cards/country/${slug}.jpg`}
        things={[
          breadcrumbs([
            { name: 'Country Guides', path: '/resources/country-guides' },
            { name: `Study in ${name}`, path: pathOf(slug) },
          ]),
        ]}
      />
      <CountryHero destination={destination} />
      <div ref={body}>
        <Guide destination={destination} guide={guide} planning={planning} costs={costs} />
      </div>
      <ClosingCall
        title={`Ready to study in ${withArticle(name)}?`}
        text="Bring your marks and your questions. The first talk is free, and we answer within 24 hours."
      >
        <BookingLink country={name} />
        <ButtonLink to="/" size="lg" variant="secondary">
          Explore More Countries
        </ButtonLink>
      </ClosingCall>
    </div>
  );
}
