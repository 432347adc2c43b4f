import { rateNote } from './money';

/** What the figures in rupees rest on. */
export function RateNote() {
  return (
    <p className="text-sm text-ink-soft">
      {rateNote.text},{' '}
      <a
        href={rateNote.source.url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-peacock-deep underline"
      >
        {rateNote.source.label}
      </a>{' '}
      of {rateNote.date}. Your bank’s rate differs.
    </p>
  );
}
