import { cx } from 'class-variance-authority';
import { Heart } from 'lucide-react';
import type { Pair, Shortlist } from './shortlist';

interface SaveButtonProps {
  university: { id: number; name: string };
  /** The field under which the university is saved. */
  field: Pair['fieldOfStudy'];
  shortlist: Shortlist;
  className?: string;
  /** Whether a word stands beside the heart. */
  labelled?: boolean;
}

/** The favorite toggle of a university and field. It is disabled until the shortlist is known. */
export function SaveButton({
  university: { id, name },
  field,
  shortlist,
  className,
  labelled,
}: SaveButtonProps) {
  const saved = shortlist.fieldsOf(id).includes(field);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Favorite: ${name}, ${field}`}
      disabled={!shortlist.known}
      onClick={() => shortlist.toggle({ universityId: id, fieldOfStudy: field })}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 border border-ink/25 bg-card font-semibold transition-colors duration-150 enabled:hover:border-ink/50 disabled:opacity-60',
        labelled ? 'rounded-control px-4' : 'rounded-full',
        className,
      )}
    >
      <Heart
        aria-hidden
        className={cx(
          'size-5 transition-transform duration-150',
          saved ? 'scale-110 fill-danger text-danger' : 'text-ink',
        )}
      />
      {labelled && <span aria-hidden>Favorite</span>}
    </button>
  );
}
