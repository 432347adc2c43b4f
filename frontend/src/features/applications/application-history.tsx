import type {
  ApplicationDetails,
  ApplicationEventDto,
  ApplicationFieldChange,
  ApplicationStage,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { formatDate, formatMonth } from '@/lib/dates';
import { levelNames, type Level } from '@/lib/levels';
import { stageWords } from './stages';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What happened to an application, the newest first, with who did it and when. */
export function ApplicationHistory({
  application: { history, createdAt },
}: {
  application: ApplicationDetails;
}) {
  return (
    <ol className="mt-4 grid gap-4">
      {history?.toReversed().map((event) => (
        <li key={event.id}>
          {event.undoneAt ? <s className="text-ink-soft">{sentenceOf(event)}</s> : sentenceOf(event)}
          <Who at={event.createdAt} />
          {event.undoneAt && (
            <span className="block text-sm text-ink-soft">
              Undone by you, {time.format(new Date(event.undoneAt))}
            </span>
          )}
        </li>
      ))}
      <li>
        Added as planned
        <Who at={createdAt} />
      </li>
    </ol>
  );
}

const Who = ({ at }: { at: string }) =>
  at && (
    <span className="block text-sm text-ink-soft">
      You, <time dateTime={at}>{time.format(new Date(at))}</time>
    </span>
  );

export function sentenceOf({ action, changes, day }: ApplicationEventDto): string {
  const on = day ? ` on ${formatDate(day)}` : '';
  if (action === 'asked') return `Asked the university${on}: unchanged`;
  return `${(changes ?? []).map(changeOf).join('; ') || 'Changed'}${on}`;
}

const fieldNames: Record<string, string> = { programme: 'Programme', level: 'Level', intake: 'Intake' };

function changeOf({ field, from, to }: ApplicationFieldChange): string {
  if (field === 'notes') return 'Notes changed';
  if (field === 'stage') return stageWords(to as ApplicationStage).name;
  const value = (text: string | null) => {
    if (!text) return 'not decided';
    if (field === 'intake') return formatMonth(text);
    return field === 'level' ? levelNames[text as Level] : `“${text}”`;
  };
  return `${fieldNames[field] ?? field}: ${value(to)}, before: ${value(from)}`;
}
