import { formatDate } from '@/lib/dates';
import type { Source } from '@/content/sources';
import { whenWords } from '@/lib/due-words';
import type { Fixed, Planned } from '@/planner/planner';
import { lengthOf } from '@/planner/proposals';

/** An official day, or the student's own, to the minute; of a day that follows from months only the day, which is no more exact than that. */
export const fixedWords = ({ source, isOwn, ...due }: Fixed) =>
  source || isOwn ? whenWords(due) : formatDate(due.date);

/** What a day is called that a source names: of one that we read only as a copy or a quotation we do not know that it is official still. */
export const dayName = (source: Source | undefined) => (source?.copy ? 'day from a copy' : 'official day');

/** The same in a sentence. */
export const dayAfter = (source: Source | undefined) =>
  source?.copy ? 'the last day by the copy of a page that we read' : `the ${dayName(source)}`;

/** By when the bank's letter is needed, and that a public bank may write it too late. */
export function bankWords({
  rule: { fromAnswer },
  bank: { by, has, since, isShort },
}: Pick<Planned, 'rule'> & { bank: NonNullable<Planned['bank']> }): string {
  const { least, most } = fromAnswer!;
  const left =
    has > 0
      ? `${lengthOf(has)} ${since === 'today' ? 'from today' : 'after the university’s answer'}`
      : since === 'today'
        ? 'with no day left'
        : 'before the university answers';
  return `You need the bank’s sanction letter by ${formatDate(by)}, ${left}. ${
    isShort
      ? `That is too soon for a public bank, which takes ${lengthOf(least)} to ${lengthOf(most)}: ask for a loan without security.`
      : `A public bank may take ${lengthOf(most)}.`
  }`;
}
