import { rankingEdition } from '@/content/ranking-edition';
import type { Sort } from './filters';

const orders: Record<Sort, string> = {
  rank: `By world rank as its publisher gives it: ${rankingEdition.name}, else ${rankingEdition.others}. Universities without a rank follow by name.`,
  tuition: 'By the lowest tuition of a year in US dollars. Where it is the same, by name.',
  name: 'By name, from A to Z.',
};

/** Explains how the list is ordered. */
export function OrderNote({ sort }: { sort: Sort }) {
  return (
    <details className="text-sm text-ink-soft open:basis-full">
      <summary className="w-fit min-h-6 font-medium text-peacock-deep">How this list is ordered</summary>
      <p className="mt-1 max-w-[65ch]">
        {orders[sort]} Nobody can pay for a place, and no university is held back: your filters alone decide
        what is shown. How well a university fits you does not change the order.
      </p>
    </details>
  );
}
