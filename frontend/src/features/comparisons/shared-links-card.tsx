import { useListComparisons } from '@/api/generated/comparisons';
import { Card } from '@/components/ui/card';
import { SharedLinkList } from './shared-link';

/** All comparisons that a student shares, each with a button to revoke it. Nothing if there are none. */
export function SharedLinksCard() {
  const { data: links } = useListComparisons();
  if (!links || links.length === 0) return null;
  return (
    <Card>
      <h2 className="text-2xl">Comparisons you share</h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">
        Whoever has a link sees its universities and nothing about you. A link that you revoke opens nothing
        any more.
      </p>
      <SharedLinkList links={links} />
    </Card>
  );
}
