import { useParams } from 'react-router-dom';
import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { StructuredData } from '@/components/structured-data';
import { destinations, flagOf } from '@/content/destinations';
import { slugOf } from '@/lib/slug';
import { breadcrumbs, type Thing } from '@/lib/structured-data';
import { universitiesPath, universityPath } from '@/lib/university-paths';
import { metaOf } from './describe';
import { AWAY, readUniversity } from './loading';
import { CountryLists } from './country-lists';
import { Unavailable } from './unavailable';
import { UniversityBody } from './university-body';

export default function UniversityPageView() {
  const { slug } = useParams();
  const university = readUniversity(slug);
  if (university === AWAY) return <Unavailable />;
  if (!university)
    return (
      <NotFound what="University" back={{ label: 'Back to Home', to: '/' }}>
        <CountryLists countries={destinations.map(({ name }) => name)} />
      </NotFound>
    );
  const { name, country } = university;
  return (
    <div data-destination={slugOf(country)}>
      <PageMeta {...metaOf(university)} />
      <StructuredData
        data={() => [
          thingOf(university),
          breadcrumbs([
            { name: country, path: `/country/${slugOf(country)}` },
            { name: 'Universities', path: universitiesPath(country) },
            { name, path: universityPath(university.slug) },
          ]),
        ]}
      />
      <UniversityBody university={university} />
    </div>
  );
}

/** Sources that place the campus; the others place the city, which is not where the university stands. */
const CAMPUS_POSITION = /^(ipeds|mesr)/;

/** A university in schema.org's words. */
function thingOf(university: UniversityPage): Thing {
  const { slug, name, city, region, country, description, website, establishedYear } = university;
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
      addressCountry: flagOf(country).toUpperCase(),
    },
    ...(CAMPUS_POSITION.test(sources.geo ?? '') &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
