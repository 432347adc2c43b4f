import { Link, useParams } from 'react-router-dom';
import type { ComponentType } from 'react';
import { Icon } from '@/components/icon';
import { NotFound } from '@/components/not-found';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { findResource, resources, type ResourceId } from '@/content/resources';
import { Blog } from './blog';
import { CostCalculator } from './cost-calculator';
import { CountryGuideCards } from './country-guide-cards';
import { Rankings } from './rankings';
import { Scholarships } from './scholarships';
import { StudentStories } from './student-stories';

const contents: Record<ResourceId, ComponentType> = {
  'country-guides': CountryGuideCards,
  'university-rankings': Rankings,
  scholarships: Scholarships,
  'cost-calculators': CostCalculator,
  'student-stories': StudentStories,
  blog: Blog,
};

export default function ResourcesPage() {
  const resource = findResource(useParams().resourceType);
  if (!resource) return <UnknownResource />;

  const { id, title, icon, description } = resource;
  const Content = contents[id];
  return (
    <>
      <PageMeta title={`Study Abroad ${title}`} description={description} path={`/resources/${id}`} />
      <PageHero title={title} lead={description} above={<Icon name={icon} className="size-9 text-peacock" />}>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </PageHero>
      <div className="container-page py-12">
        <Content />
      </div>
    </>
  );
}

function UnknownResource() {
  return (
    <NotFound what="Resource" back={{ label: 'Back to Home', to: '/' }}>
      <h2 className="mt-12 text-2xl">Our resources</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {resources.map(({ id, title, description }) => (
          <li key={id} className="flex">
            <Link
              to={`/resources/${id}`}
              className="w-full rounded-card border border-line bg-card p-5 hover:border-peacock"
            >
              <span className="font-display text-lg font-bold">{title}</span>
              <span className="mt-1 block text-ink-soft">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </NotFound>
  );
}
