import { formatDate } from '@/lib/dates';
import { whenWords } from '@/lib/due-words';
import type { Fixed } from './planner';

/** An official day to the minute; of a day that follows from months only the day, which is no more exact than that. */
export const fixedWords = ({ source, ...due }: Fixed) => (source ? whenWords(due) : formatDate(due.date));
