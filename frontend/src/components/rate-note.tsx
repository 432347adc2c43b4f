interface RateNoteProps {
  note: { text: string; source: { label: string; url: string }; date: string };
}

/** Says which exchange rates the figures in rupees use. */
export function RateNote({ note }: RateNoteProps) {
  return (
    <p className="text-sm text-ink-soft">
      {note.text},{' '}
      <a
        href={note.source.url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-peacock-deep underline"
      >
        {note.source.label}
      </a>{' '}
      of {note.date}. Your bank’s rate differs.
    </p>
  );
}
