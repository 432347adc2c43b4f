import type { ServiceCard } from './service';

// The query makes a copy of each module, of which the bundler keeps the one export that is imported.
const cards = Object.values(
  import.meta.glob<ServiceCard>('./services/*.ts', { eager: true, query: '?card', import: 'card' }),
);

/** The card of one of the services. */
export const serviceCardOf = (id: string) => cards.find((card) => card.id === id)!;

/** The cards of the list of services, in its order. */
export const listedServices = cards
  .filter(({ listed }) => listed)
  .sort((a, b) => a.listed!.position - b.listed!.position);
