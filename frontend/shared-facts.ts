import type { Plugin } from 'vite';
import { facts, type SharedFact } from './src/content/facts.ts';

const groups: Record<string, Record<string, SharedFact>> = facts;

/**
 * Puts the figures of src/content/facts.ts where a text names them, such as `{{canada.funds}}`.
 * @throws Error that names the file when there is no such figure
 */
export const fillFacts = (text: string, file: string) =>
  text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const [group = '', key = ''] = name.split('.');
    const fact = groups[group]?.[key];
    if (!fact) throw new Error(`${file}: there is no fact "${name}" in src/content/facts.ts.`);
    return fact.text;
  });

/**
 * Fills the records of src/content. They do not import the figures: a string that is put together as the page loads
 * stays in every file that takes any part of its module, the home page's included.
 */
export function sharedFacts(): Plugin {
  return {
    name: 'shared-facts',
    transform: {
      filter: { id: /\/src\/content\/.*\.ts(\?|$)/, code: /\{\{/ },
      handler: (source, id) => ({ code: fillFacts(source, id), map: null }),
    },
  };
}
