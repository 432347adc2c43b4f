import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { toast } from '@/lib/toasts';
import { comparedText, MAX_COMPARED, usePortalAddress } from '@/lib/portal-address';

const FULL = `${MAX_COMPARED} universities are chosen already. Take one away to compare this one.`;

/** Adds a university to the comparison or removes it. With four in the comparison it can only remove, and says so. */
export function CompareToggle({
  university: { id, name },
  className,
}: {
  university: { id: number; name: string };
  className?: string;
}) {
  const { compared, set } = usePortalAddress();
  const reason = useId();
  const chosen = compared.includes(id);
  const full = !chosen && compared.length >= MAX_COMPARED;
  const label = full ? `${MAX_COMPARED} chosen` : 'Compare';
  return (
    <label
      className={cx(
        'inline-flex min-h-11 items-center gap-2 font-medium',
        full ? 'text-ink-soft' : 'cursor-pointer text-peacock-deep',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={`${label}: ${name}`}
        className="size-5 accent-peacock"
        checked={chosen}
        aria-disabled={full || undefined}
        aria-describedby={full ? reason : undefined}
        onChange={() => {
          if (full) toast({ title: 'Compare', description: FULL });
          else
            set({
              compare: comparedText(chosen ? compared.filter((other) => other !== id) : [...compared, id]),
            });
        }}
      />
      {label}
      {full && (
        <span id={reason} hidden>
          {FULL}
        </span>
      )}
    </label>
  );
}
