import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { Kept } from '@/components/kept';
import { PageMeta } from '@/components/page-meta';
import { StructuredData } from '@/components/structured-data';
import { findResource } from '@/content/resources';
import { breadcrumbs } from '@/lib/structured-data';
import { readContent, readHead } from './resource-contents';
import { UnknownResource } from './unknown-resource';

export default function ResourcesPage() {
  const resource = findResource(useParams().resourceType);
  if (!resource) return <UnknownResource />;

  const { id, title, description } = resource;
  return (
    <>
      <PageMeta title={`Study Abroad ${title}`} description={description} path={`/resources/${id}`} />
      <StructuredData data={() => breadcrumbs([{ name: title, path: `/resources/${id}` }])} />
      <Kept key={id}>{() => createElement(readHead(), { resource })}</Kept>
      <div className="container-page py-12">{createElement(readContent(id))}</div>
    </>
  );
}
