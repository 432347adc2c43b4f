import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { findResource, type ResourceId } from '@/content/resources';
import { breadcrumbs } from '@/lib/structured-data';

/** What the pages of all resources have around what is theirs. */
export function ResourcePage({ id, children }: { id: ResourceId; children: ReactNode }) {
  const { title, description, icon } = findResource(id)!;
  const path = `/resources/${id}`;
  return (
    <>
      <PageMeta
        title={`Study Abroad ${title}`}
        description={description}
        path={path}
        things={[breadcrumbs([{ name: title, path }])]}
      />
      <PageHero title={title} lead={description} above={<Icon name={icon} className="size-9 text-peacock" />}>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </PageHero>
      <div className="container-page py-12">{children}</div>
    </>
  );
}
