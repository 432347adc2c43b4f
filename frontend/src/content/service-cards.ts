import type { ServiceCard } from './service';

// The query makes a copy of each module, of which the bundler keeps the one export that is imported.
const cards = import.meta.glob<ServiceCard>('./services/*.ts', {
  eager: true,
  query: '?card',
  import: 'card',
});

/** The cards of the list of services, in its order. */
export const serviceCards = Object.values(cards)
  .filter(({ listed }) => listed)
  .sort((a, b) => a.listed!.position - b.listed!.position);
