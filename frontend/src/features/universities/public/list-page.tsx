import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { findDestination } from '@/content/destinations';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import { slugOf } from '@/lib/slug';
import { breadcrumbs } from '@/lib/structured-data';
import { universitiesPath } from '@/lib/university-paths';
import { listMetaOf } from './describe';
import { ListBody } from './list-body';
import { AWAY, universitySource } from './source';
import { Unavailable } from './unavailable';

export const handle: PageHandle = {
  live: true,
  addresses: [],
  find({ countryName }) {
    const destination = findDestination(countryName);
    return destination && universitiesPath(destination.name);
  },
  missing: universitiesPath(NOT_FOUND),
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const country = findDestination(params.countryName)?.name;
  return country === undefined
    ? null
    : { country, universities: await context.get(universitySource).linksOf(country) };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />;
  const { country, universities } = found;
  if (universities === AWAY) return <Unavailable />;
  const meta = listMetaOf(country);
  return (
    <div data-destination={slugOf(country)}>
      <PageMeta
        {...meta}
        things={[
          breadcrumbs([
            { name: country, path: `/country/${slugOf(country)}` },
            { name: 'Universities', path: meta.path },
          ]),
        ]}
      />
      <ListBody country={country} universities={universities} />
    </div>
  );
}
