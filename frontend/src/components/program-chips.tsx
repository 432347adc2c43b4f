import { useState } from 'react';
import { programsFrom } from '@/lib/university-facts';
import { Badge } from './ui/badge';

interface ProgramChipsProps {
  programs: readonly string[] | undefined;
  limit: number;
  /** Programs that the student searches for or has saved. They are never hidden. */
  first: readonly string[];
}

/** Shows the first `limit` programs, and the others on demand. */
export function ProgramChips({ programs, limit, first }: ProgramChipsProps) {
  const [expanded, setExpanded] = useState(false);
  const hidden = (programs?.length ?? 0) - limit;
  return (
    <div>
      <ul aria-label="Programs" className="flex flex-wrap gap-1.5">
        {programsFrom(programs, first)
          .slice(0, expanded ? undefined : limit)
          .map((program) => (
            <li key={program}>
              <Badge variant="accent">{program}</Badge>
            </li>
          ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
          className="min-h-11 text-sm font-medium text-peacock-deep underline underline-offset-4"
        >
          {expanded ? 'Show less' : `+${hidden} more`}
        </button>
      )}
    </div>
  );
}
