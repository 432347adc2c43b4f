import type { ListedApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';
import { ago, since } from './ages';
import { stageWords } from './stages';

/** The stage in words, and how old that is. */
export function StageLine({ application }: { application: Omit<ListedApplication, 'openTasks'> }) {
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
