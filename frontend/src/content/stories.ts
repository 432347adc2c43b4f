import type { StoryCard } from './story';

/** The newest first. Samples: the operator replaces them with the stories of real students, with their consent. */
export const stories = Object.values(
  import.meta.glob<StoryCard>('./stories/*.ts', { eager: true, query: '?card', import: 'card' }),
).sort((a, b) => b.year - a.year || a.name.localeCompare(b.name));
