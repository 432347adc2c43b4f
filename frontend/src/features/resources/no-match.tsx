/** What a filtered list says when nothing is left. */
export function NoMatch({ what }: { what: string }) {
  return (
    <p role="status" className="mt-8 text-lg text-ink-soft">
      No {what} match these filters. Try a shorter search or another option.
    </p>
  );
}
