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
  'intake-calendar': async () => (await import('./intake-calendar')).IntakeCalendar,
  'rules-side-by-side': async () => (await import('./rules-side-by-side')).RulesSideBySide,
};

/** Texts that a resource shows and that stand in chunks of their own. */
const texts: Partial<Record<ResourceId, () => unknown>> = {
  'student-stories': preloadStories,
  'intake-calendar': async () => (await import('./intake-calendar')).preloadIntakes(),
  'rules-side-by-side': async () => (await import('./rules-side-by-side')).preloadRules(),
};

const heads = lazily(async () => (await import('./resource-head')).ResourceHead);
const contents = lazily((id) => loaders[id as ResourceId]());

/**
 * Resolves when `readHead` and `readContent` of this resource need not wait; undefined where there is none. While
 * hydrating, what the server's HTML shows is spared.
 */
export function preloadContent(resourceType?: string, hydrating = false) {
  const resource = findResource(resourceType);
  if (!resource) return undefined;
  const spared = !hydrating && [heads.preload('head'), texts[resource.id]?.()];
  return Promise.all([contents.preload(resource.id), spared && Promise.all(spared)]);
}

/** The head of every resource's page; a component that asks too early is suspended. */
export const readHead = () => heads.read('head');
/** What a resource's page shows below its head; as before. */
export const readContent = (id: ResourceId) => contents.read(id);
