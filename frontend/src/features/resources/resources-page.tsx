import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { findResource } from '@/content/resources';
import { readContent } from './resource-contents';
import { UnknownResource } from './unknown-resource';

export default function ResourcesPage() {
  const resource = findResource(useParams().resourceType);
  if (!resource) return <UnknownResource />;

  const { id, title, icon, description } = resource;
  return (
    <>
      <PageMeta title={`Study Abroad ${title}`} description={description} path={`/resources/${id}`} />
      <PageHero title={title} lead={description} above={<Icon name={icon} className="size-9 text-peacock" />}>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </PageHero>
      <div className="container-page py-12">{createElement(readContent(id))}</div>
    </>
  );
}
