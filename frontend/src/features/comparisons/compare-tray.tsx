import { GitCompareArrows, X } from 'lucide-react';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { Button, ButtonLink } from '@/components/ui/button';
import { comparedText, MAX_COMPARED, usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';

/** A bar at the bottom with the universities chosen for a comparison. */
export function CompareTray() {
  const { compared, to, set } = usePortalAddress();
  const { byId } = useUniversitiesById(compared);
  if (compared.length === 0) return null;
  return (
    <section
      data-bottom-bar
      aria-label="Comparison"
      className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ink/25 bg-card p-3 shadow-floating print:hidden"
    >
      <p role="status" className="font-semibold">
        {compared.length} of {MAX_COMPARED} to compare
      </p>
      <ul className="hidden min-w-0 grow flex-wrap gap-2 md:flex">
        {compared.map((id) => {
          const name = byId.get(id)?.name ?? '…';
          return (
            <li
              key={id}
              className="flex min-w-0 max-w-60 items-center rounded-full bg-peacock-soft pl-3 text-sm"
            >
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={`Do not compare ${name}`}
                onClick={() => set({ compare: comparedText(compared.filter((other) => other !== id)) })}
                className="grid size-9 shrink-0 place-items-center rounded-full"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="ml-auto flex items-center gap-2">
        <Button variant="ghost" size="sm" onClick={() => set({ compare: null })}>
          Clear
        </Button>
        {compared.length > 1 ? (
          <ButtonLink size="sm" to={to({ open: 'compare' })} state={{ opened: true }} {...opens('compare')}>
            <GitCompareArrows aria-hidden />
            Compare
          </ButtonLink>
        ) : (
          <p className="text-sm text-ink-soft">Choose one more.</p>
        )}
      </div>
    </section>
  );
}
