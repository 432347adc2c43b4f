import { useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { StructuredData } from '@/components/structured-data';
import { findDestination } from '@/content/destinations';
import { slugOf } from '@/lib/slug';
import { breadcrumbs } from '@/lib/structured-data';
import { listMetaOf } from './describe';
import { ListBody } from './list-body';
import { AWAY, readList } from './loading';
import { Unavailable } from './unavailable';

export default function ListPage() {
  const country = findDestination(useParams().countryName)?.name;
  if (country === undefined) return <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />;
  const universities = readList(country);
  if (universities === AWAY) return <Unavailable />;
  const meta = listMetaOf(country);
  return (
    <div data-destination={slugOf(country)}>
      <PageMeta {...meta} />
      <StructuredData
        data={() =>
          breadcrumbs([
            { name: country, path: `/country/${slugOf(country)}` },
            { name: 'Universities', path: meta.path },
          ])
        }
      />
      <ListBody country={country} universities={universities} />
    </div>
  );
}
