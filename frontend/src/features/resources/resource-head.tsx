import { Icon } from '@/components/icon';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import type { Resource } from '@/content/resources';

export function ResourceHead({ resource: { title, description, icon } }: { resource: Resource }) {
  return (
    <PageHero title={title} lead={description} above={<Icon name={icon} className="size-9 text-peacock" />}>
      <ButtonLink to="/" variant="secondary">
        Back to Home
      </ButtonLink>
    </PageHero>
  );
}
