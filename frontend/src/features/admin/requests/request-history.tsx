import type {
  ConsultationEventDto,
  ConsultationRequestDetails,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Badge } from '@/components/ui/badge';
import { shortOfficeTime } from '@/lib/office-time';
import { attemptOfHistory } from './contact-words';

/** All events, newest first: changes and notes of staff, and actions of the visitor. */
export function RequestHistory({ details }: { details: ConsultationRequestDetails }) {
  return (
    <section aria-labelledby="request-history">
      <h3 id="request-history" className="mb-3 text-lg">
        History
      </h3>
      <ol className="grid gap-4 border-l border-line pl-4">
        {withoutRepetitions(details.history)
          .toReversed()
          .map(({ event, times }) => (
            <Event key={event.id} event={event} times={times} />
          ))}
        <li>
          <Line who="Visitor" time={details.createdAt} />
          <p>sent the request</p>
        </li>
      </ol>
    </section>
  );
}

const actors = { visitor: 'Visitor', staff: 'Staff', system: 'System' } as const;

/** Messages that the same person wrote one after the other are one entry: the last, and how many. */
function withoutRepetitions(history: ConsultationEventDto[]) {
  const entries: { event: ConsultationEventDto; times: number }[] = [];
  for (const event of history) {
    const last = entries.at(-1);
    if (
      event.action === 'message' &&
      last?.event.action === 'message' &&
      last.event.actorName === event.actorName
    )
      entries.splice(-1, 1, { event, times: last.times + 1 });
    else entries.push({ event, times: 1 });
  }
  return entries;
}

function Event({ event, times }: { event: ConsultationEventDto; times: number }) {
  const { actor, actorName, action, detail, createdAt } = event;
  const note = action === 'note' && typeof detail?.text === 'string' ? detail.text : undefined;
  return (
    <li>
      <Line who={actorName ?? actors[actor]} time={createdAt} isVisitor={actor === 'visitor'} />
      {note === undefined ? (
        <p className="[overflow-wrap:anywhere]">
          {times > 1 ? `${sentence(event)}, ${times} times` : sentence(event)}
        </p>
      ) : (
        <p
          dir="auto"
          className={`mt-1 rounded-control px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-line ${actor === 'visitor' ? 'bg-peacock-soft' : 'bg-paper-deep'}`}
        >
          {note}
        </p>
      )}
    </li>
  );
}

function Line({ who, time, isVisitor = false }: { who: string; time: string; isVisitor?: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {isVisitor ? (
        <Badge variant="accent">{who}</Badge>
      ) : (
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{who}</span>
      )}
      <time dateTime={time}>{shortOfficeTime(time)}</time>
    </p>
  );
}

function sentence({ actorName, action, detail }: ConsultationEventDto): string {
  if (action === 'assignee') return assignment(actorName, detail?.from, detail?.to);
  const [from, to] = [String(detail?.from ?? ''), String(detail?.to ?? '')];
  if (action === 'status') return `changed the status from ${from} to ${to}`;
  if (action === 'message') return 'wrote to the visitor';
  if (action === 'contact') return attemptOfHistory(detail);
  if (action === 'phone') return `corrected the phone number from ${from} to ${to}`;
  if (action === 'withdrawn') return 'withdrew the request';
  if (action === 'sharing')
    return detail?.shared ? 'shares applications with staff' : 'no longer shares applications with staff';
  return action;
}

function assignment(actor: string | null, from: unknown, to: unknown): string {
  if (typeof to !== 'string') return `released the request${typeof from === 'string' ? ` of ${from}` : ''}`;
  if (to === actor)
    return typeof from === 'string' ? `took over the request from ${from}` : 'took the request';
  return `assigned the request to ${to}${typeof from === 'string' ? `, who follows ${from}` : ''}`;
}
