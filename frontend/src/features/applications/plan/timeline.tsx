import { MapPin } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Source } from '@/content/sources';
import { formatDate, formatMonth } from '@/lib/dates';
import { lateness, whenWords } from '@/lib/due-words';
import { capitalized } from '@/lib/names';
import { SourceLink } from './basis-note';
import { differ, For } from './for-applications';
import type { Entry } from './overview';
import { dayName } from './words';

/** So many months are open at first. */
const OPEN_MONTHS = 2;

interface TimelineProps {
  entries: readonly Entry[];
  sourcesOf: (country: string) => Readonly<Record<string, Source>> | undefined;
  now: number;
}

/** The tasks of all applications by month, with the dates that are fixed. */
export function Timeline({ entries, sourcesOf, now }: TimelineProps) {
  const months = new Map<string, Entry[]>();
  // By the day that is told, which counts where the university is: for the reader it may end on the next.
  for (const entry of entries.toSorted((a, b) => a.due.date.localeCompare(b.due.date) || a.at - b.at)) {
    const month = entry.due.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  const sourceOf = ({ applications, source }: Entry) =>
    source ? sourcesOf(applications[0]?.university?.country ?? '')?.[source] : undefined;
  const isOfficial = (entry: Entry) => entry.source !== undefined && !sourceOf(entry)?.copy;
  return (
    <Card className="print:break-inside-auto!">
      <h2 className="text-2xl">Timeline</h2>
      <p className="mt-1 text-ink-soft">
        Tasks of all applications by month, with the days that are official, that you entered, and that are
        usual.
      </p>
      {[...months].map(([month, parts], i) => (
        <details key={month} open={i < OPEN_MONTHS} className="border-t border-line first-of-type:mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-lg">
            <h3 className="inline">{formatMonth(month)}</h3>
            <span className="text-sm text-ink-soft">
              {parts.length} {parts.length === 1 ? 'entry' : 'entries'}
              {parts.some(isOfficial) && ', with official days'}
            </span>
          </summary>
          <ul className="grid grid-cols-1 gap-3 pb-4">
            {parts.map((entry) => {
              const isFixed = entry.tasks.length === 0;
              const source = sourceOf(entry);
              const isExact = isOfficial(entry) || entry.isOwn;
              return (
                <li
                  key={entry.key}
                  className={`border-l-4 pl-3 ${isExact ? 'border-marigold' : 'border-line'}`}
                >
                  <p>
                    {isFixed && (
                      <Badge variant={isExact ? 'accent' : 'plain'} className="mr-2 print:px-0">
                        {isExact && <MapPin aria-hidden className="size-3.5" />}
                        {entry.isOwn
                          ? 'Your own entry'
                          : entry.source
                            ? capitalized(dayName(source))
                            : 'Usual, no official day'}
                      </Badge>
                    )}
                    <span className="font-medium">{entry.title}</span>
                  </p>
                  <p className="text-sm">
                    {differ(entry.tasks) && 'the first by '}
                    {isFixed && !entry.source && !entry.isOwn
                      ? formatDate(entry.due.date)
                      : whenWords(entry.due)}
                    {!isFixed && `, ${lateness(entry.due, now).text}`}
                    {source && (
                      <>
                        {'. '}
                        <SourceLink source={source} />
                      </>
                    )}
                  </p>
                  <For applications={entry.applications} tasks={entry.tasks} />
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </Card>
  );
}
