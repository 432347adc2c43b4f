const TEXT = 'sample figure';

/** Beside a figure of the operator that is nobody's count yet. */
export const SampleMark = ({ inline = false }: { inline?: boolean }) =>
  inline ? ` (${TEXT})` : <span className="block text-xs leading-tight">{TEXT}</span>;
