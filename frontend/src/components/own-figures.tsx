/** Figures of the operator in the head of a page, said to be its own. */
export function OwnFigures({ figures }: { figures: readonly string[] }) {
  if (figures.length === 0) return null;
  return <p className="text-ink-soft">By our own count: {figures.join(', ')}.</p>;
}
