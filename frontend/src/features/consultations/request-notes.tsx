import type { RequestNote } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Card } from '@/components/ui/card';
import { officeTime } from '@/lib/office-time';

/** Notes that the visitor added before there were messages. */
export function RequestNotes({ notes }: { notes: RequestNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Card>
      <h2 className="text-2xl">Your notes</h2>
      <ul className="mt-4 grid gap-4">
        {notes.map(({ text, createdAt }) => (
          <li key={createdAt + text} className="border-l-2 border-line pl-4">
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {text}
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              <time dateTime={createdAt}>{officeTime(createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
