import type { ComponentType } from 'react';
import { findResource, type ResourceId } from '@/content/resources';
import { preloadStories } from '@/content/story-texts';
import { lazily } from '@/lib/lazy';

/** Each resource in a chunk of its own. */
const loaders: Record<ResourceId, () => Promise<ComponentType>> = {
  'country-guides': async () => (await import('./country-guide-cards')).CountryGuideCards,
  'university-rankings': async () => (await import('./rankings')).Rankings,
  scholarships: async () => (await import('./scholarships')).Scholarships,
  'cost-calculators': async () => (await import('./cost-calculator')).CostCalculator,
  'student-stories': async () => (await import('./student-stories')).StudentStories,
  blog: async () => (await import('./blog')).Blog,
};
const contents = lazily((id) => loaders[id as ResourceId]());

/** Resolves when `readContent` of this resource need not wait; undefined where there is none. */
export function preloadContent(resourceType?: string, hydrating = false) {
  const resource = findResource(resourceType);
  const texts = resource?.id === 'student-stories' && !hydrating && preloadStories();
  return resource && Promise.all([contents.preload(resource.id), texts]);
}

/** What a resource's page shows below its head; a component that asks too early is suspended. */
export const readContent = (id: ResourceId) => contents.read(id);
