import { type ApplicationEvent, sentenceOf } from '@/lib/application-words';

interface ApplicationHistoryProps {
  application: { createdAt: string; history?: ApplicationEvent[] };
  /** Who did it, at the beginning of a line. */
  who: (event: Pick<ApplicationEvent, 'actor' | 'actorName'>) => string;
  /** A time in the words of whoever reads it. */
  time: (time: string) => string;
}

/** What happened to an application, the newest first, with who did it and when. */
export function ApplicationHistory({
  application: { history, createdAt },
  who,
  time,
}: ApplicationHistoryProps) {
  const line = (event: Pick<ApplicationEvent, 'actor' | 'actorName'>, at: string) =>
    at && (
      <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft">
        {who(event)}, <time dateTime={at}>{time(at)}</time>
      </span>
    );
  return (
    <ol className="mt-4 grid gap-4">
      {history?.toReversed().map((event) => (
        <li key={event.id} className="[overflow-wrap:anywhere]">
          {event.undoneAt ? <s className="text-ink-soft">{sentenceOf(event)}</s> : sentenceOf(event)}
          {line(event, event.createdAt)}
          {/* Nobody undoes what somebody else did. */}
          {event.undoneAt && (
            <span className="block text-sm text-ink-soft">
              Undone by {who(event).replace(/^You$/, 'you')}, {time(event.undoneAt)}
            </span>
          )}
        </li>
      ))}
      <li>
        Added as planned
        {line({ actor: 'student', actorName: null }, createdAt)}
      </li>
    </ol>
  );
}
