/** Beside a figure of the operator that is nobody's count yet. */
export const SampleMark = ({ inline = false }: { inline?: boolean }) =>
  inline ? (
    <> (sample, not yet confirmed)</>
  ) : (
    <span className="block text-xs leading-tight text-ink-soft">sample, not yet confirmed</span>
  );
