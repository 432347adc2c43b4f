import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeTask, getListApplicationsQueryKey, getListTasksQueryKey } from '@/api/generated/applications';
import type { ApplicationTaskDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/toasts';
import { failed } from '../use-applications';
import { ifMatch } from './use-plan';

export interface Tick {
  applicationId: number;
  task: Pick<ApplicationTaskDto, 'id' | 'version'>;
}

/** Ticks several tasks with one press, and takes that back with one. */
export function useTicks() {
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const [pending, setPending] = useState(false);
  const [last, setLast] = useState<{ words: string; ticks: Tick[] }>();

  /** @returns those that were changed, as they are then */
  async function send(ticks: readonly Tick[], done: boolean): Promise<Tick[]> {
    setPending(true);
    const results = await Promise.allSettled(
      ticks.map(async ({ applicationId, task: { id, version } }) => ({
        applicationId,
        task: await changeTask(applicationId, id, { done }, ifMatch(version)),
      })),
    );
    await Promise.all(
      [
        getListApplicationsQueryKey(),
        ...[...new Set(ticks.map(({ applicationId }) => applicationId))].map((id) =>
          getListTasksQueryKey(id),
        ),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    setPending(false);
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) toast({ variant: 'destructive', ...failed(refused.reason) });
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  }
  /** The pressed button is gone; what it has done is said, and has the keyboard. */
  function say(words: string, ticks: Tick[]) {
    setLast({ words, ticks });
    requestAnimationFrame(() => status.current?.focus({ preventScroll: true }));
  }

  return {
    pending,
    /** @param words what is said once they are done */
    async tick(ticks: readonly Tick[], words: string) {
      const done = await send(ticks, true);
      if (done.length > 0) say(words, done);
    },
    /** Says what was done, with the button that takes it back. */
    said: (
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          last && 'mt-3 flex flex-wrap items-center gap-3 rounded-control bg-peacock-soft p-3 print:hidden'
        }
      >
        {last && <span>{last.words}</span>}
        {last && last.ticks.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            onClick={() => void send(last.ticks, false).then((back) => back.length > 0 && say('Undone.', []))}
          >
            <Undo2 aria-hidden />
            Undo
          </Button>
        )}
      </p>
    ),
  };
}

/** What is said once so many are done. */
export const earlierDone = (count: number) =>
  count === 1 ? 'One earlier task is done.' : `${count} earlier tasks are done.`;

interface EarlierTasksProps {
  ticks: readonly Tick[];
  /** Where they are. */
  where: string;
  pending: boolean;
  onTick: () => void;
}

/** That tasks are open which belong before a stage that is reached. Whether they are done only the student knows. */
export function EarlierTasks({ ticks, where, pending, onTick }: EarlierTasksProps) {
  const { length } = ticks;
  if (length === 0) return null;
  const tasks = length === 1 ? 'task' : 'tasks';
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft print:hidden">
      {length} earlier {tasks} of yours {length === 1 ? 'is' : 'are'} still open {where}.
      <Button variant="ghost" size="sm" pending={pending} onClick={onTick}>
        Mark {length} earlier {tasks} done
      </Button>
    </p>
  );
}
