import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import type { FlagCode } from '@/content/country';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import { slugOf } from '@/lib/slug';
import { breadcrumbs, type Thing } from '@/lib/structured-data';
import { universitiesPath, universityPath } from '@/lib/university-paths';
import { metaOf } from './describe';
import { CountryLists } from './country-lists';
import { AWAY, universitySource } from './source';
import { Unavailable } from './unavailable';
import { UniversityBody } from './university-body';

export const handle: PageHandle = {
  live: true,
  addresses: [],
  // Encoded, since it may hold what ends a path.
  find: ({ slug = '' }) => universityPath(encodeURIComponent(slug.toLowerCase())),
  missing: universityPath(NOT_FOUND),
};

export async function loader({ params: { slug = '' }, context }: LoaderFunctionArgs) {
  const university = await context.get(universitySource).find(slug.toLowerCase());
  if (university === null) {
    const { destinations } = await import('@/content/destinations');
    return data({ countries: destinations.map(({ name }) => name) }, { status: 404 });
  }
  if (university === AWAY) return AWAY;
  const { extractOf } = await import('./guide-extract');
  return { university, extract: await extractOf(university) };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (found === AWAY) return <Unavailable />;
  if ('countries' in found)
    return (
      <NotFound what="University" back={{ label: 'Back to Home', to: '/' }}>
        <CountryLists countries={found.countries} />
      </NotFound>
    );
  const { university, extract } = found;
  const { name, country } = university;
  return (
    <div data-destination={slugOf(country)}>
      <PageMeta
        {...metaOf(university)}
        things={[
          thingOf(university, extract.flag),
          breadcrumbs([
            { name: country, path: `/country/${slugOf(country)}` },
            { name: 'Universities', path: universitiesPath(country) },
            { name, path: universityPath(university.slug) },
          ]),
        ]}
      />
      <UniversityBody university={university} extract={extract} />
    </div>
  );
}

/** Sources with the position of the campus. Others give that of the city, which would be wrong for the university. */
const CAMPUS_POSITION = /^(ipeds|mesr)/;

/** A university in schema.org's words. */
function thingOf(university: UniversityPage, flag: FlagCode): Thing {
  const { slug, name, city, region, description, website, establishedYear } = university;
  const { latitude, longitude, sources } = university;
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${universityPath(slug)}#university`,
    mainEntityOfPage: universityPath(slug),
    name,
    description,
    ...(website && { url: website }),
    ...(establishedYear !== null && { foundingDate: String(establishedYear) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(region && { addressRegion: region }),
      addressCountry: flag.toUpperCase(),
    },
    ...(CAMPUS_POSITION.test(sources.geo ?? '') &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
