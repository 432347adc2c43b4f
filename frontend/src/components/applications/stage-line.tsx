import { Badge } from '@/components/ui/badge';
import { ago, since } from '@/lib/ages';
import { stageWords } from '@/lib/application-stages';
import type { StageAge } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';

/** The stage in words, and how old that is. */
export function StageLine({ application }: { application: StageAge }) {
  const { stage, stageSince, unchangedOn } = application;
  const { name, badge } = stageWords(stage);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant={badge}>{name}</Badge>
      <span className="text-sm text-ink-soft">
        {since(stageSince)}
        {unchangedOn && `; asked ${formatDate(unchangedOn)}, ${ago(unchangedOn)}: unchanged`}
      </span>
    </span>
  );
}
