import { lazily } from '@/lib/lazy';

const chunks = import.meta.glob<string[]>('./stories/*.ts', { import: 'story' });
const texts = lazily((id) => chunks[`./stories/${id}.ts`]!());

/** Resolves when `readStory` need not wait, whichever story it is. */
export const preloadStories = () =>
  Promise.all(
    Object.keys(chunks).map((file) => texts.preload(file.slice('./stories/'.length, -'.ts'.length))),
  );

/** A story after its quotation, in paragraphs; a component that asks too early is suspended. */
export const readStory = (id: string): string[] => texts.read(id);
