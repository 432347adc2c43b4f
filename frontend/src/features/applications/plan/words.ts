import { formatDate } from '@/lib/dates';
import { whenWords } from '@/lib/due-words';
import type { Fixed, Planned } from './planner';
import { lengthOf } from './proposals';

/** An official day to the minute; of a day that follows from months only the day, which is no more exact than that. */
export const fixedWords = ({ source, ...due }: Fixed) => (source ? whenWords(due) : formatDate(due.date));

/** That there is not even the least time that it takes. */
export const shortWords = ({ needs, has }: NonNullable<Planned['short']>) =>
  `it takes ${lengthOf(needs)} at the least, and there ${has > 1 ? 'are' : 'is'} ${has > 0 ? lengthOf(has) : 'no day left'}`;
