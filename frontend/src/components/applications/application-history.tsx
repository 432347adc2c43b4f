import { type ApplicationEvent, sentenceOf } from '@/lib/application-words';

interface ApplicationHistoryProps {
  application: { createdAt: string; history?: ApplicationEvent[] };
  /** Who did it, at the beginning of a line. */
  who: (event: Pick<ApplicationEvent, 'actor' | 'actorName'>) => string;
  /** A time in the words of whoever reads it. */
  time: (time: string) => string;
}

const stageOf = ({ changes }: ApplicationEvent) => changes?.find(({ field }) => field === 'stage');

/** Corrections by the number of the event that each took back. */
function correctionsOf(history: ApplicationEvent[]) {
  const wrong = (correction: ApplicationEvent) =>
    history.findLast(
      (event) =>
        event.id < correction.id &&
        event.action === 'stage' &&
        event.undoneAt &&
        stageOf(event)?.to === stageOf(correction)?.from,
    );
  return new Map(history.filter(({ action }) => action === 'correction').map((one) => [wrong(one)?.id, one]));
}

/** What happened to an application, the newest first, with who did it and when. */
export function ApplicationHistory({ application, who, time }: ApplicationHistoryProps) {
  const { createdAt } = application;
  const history = application.history ?? [];
  const line = (event: Pick<ApplicationEvent, 'actor' | 'actorName'>, at: string) =>
    at && (
      <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft">
        {who(event)}, <time dateTime={at}>{time(at)}</time>
      </span>
    );
  const corrections = correctionsOf(history);
  /** Nobody undoes what somebody else did, but others may correct it. */
  const takenBack = (event: ApplicationEvent, at: string) => {
    const correction = corrections.get(event.id);
    const by = who(correction ?? event).replace(/^You$/, 'you');
    return `${correction ? 'Corrected' : 'Undone'} by ${by}, ${time(at)}`;
  };
  return (
    <ol className="mt-4 grid gap-4">
      {history.toReversed().map((event) => (
        <li key={event.id} className="[overflow-wrap:anywhere]">
          {event.undoneAt ? <s className="text-ink-soft">{sentenceOf(event)}</s> : sentenceOf(event)}
          {line(event, event.createdAt)}
          {event.undoneAt && (
            <span className="block text-sm text-ink-soft">{takenBack(event, event.undoneAt)}</span>
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
