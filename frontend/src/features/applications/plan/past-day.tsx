import type { Due } from '@/lib/due-words';
import { serverNow } from '@/lib/server-time';
import { momentOf } from '@/lib/zones';

/** What a form says of a day that has passed, until it is ticked that it is meant. */
export const PAST_DAY = 'This day has passed. Choose another, or tick that you mean it.';

/** Whether a day that was typed is over where it counts. */
export const hasPassed = (due: Due) => due.date !== '' && momentOf(due) <= serverNow();

/** Asks whether a day is meant that is most likely a slip: the form's field `keep`. */
export function KeepTick({ label }: { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium">
      <input type="checkbox" name="keep" value="yes" className="size-5 shrink-0 accent-peacock-deep" />
      {label}
    </label>
  );
}
