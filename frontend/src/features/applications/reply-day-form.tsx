import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeTask, getGetApplicationQueryKey, usePlanTasks } from '@/api/generated/applications';
import type {
  ApplicationDetails,
  ApplicationTaskDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { ReplyDay } from '@/components/applications/reply-day';
import { commonRules, HOME_ZONE } from '@/content/plan-rules';
import { replyDayProblem } from '@/lib/application-words';
import { formatDate } from '@/lib/dates';
import { dueOf } from '@/lib/due-words';
import { toast } from '@/lib/toasts';
import { beforeStageOf, zoneFor } from '@/planner/planner';
import { subjectFor } from '@/planner/use-records';
import { useDraft } from './drafts';
import { ifMatch, usePlanChange } from './plan/use-plan';
import { failed } from './use-applications';

interface ReplyDayFormProps {
  application: ApplicationDetails;
  username: string;
  /** The task to answer the offer; undefined where none is planned. */
  task: ApplicationTaskDto | undefined;
}

const accept = commonRules.find(({ key }) => key === 'accept')!;

/** By when the offer is to be answered: the day of the task to answer it, which the plan then keeps. */
export function ReplyDayForm({ application, username, task }: ReplyDayFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (task?.doneAt) return null;
  return (
    <section className="mt-4 border-t border-line pt-4 print:hidden">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        By when to answer
      </h3>
      <DayForm
        // Another day fills it anew.
        key={task && `${task.dueOn} ${task.pinned}`}
        application={application}
        username={username}
        task={task}
        onSaved={() => heading.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

function DayForm({ application, username, task, onSaved }: ReplyDayFormProps & { onSaved: () => void }) {
  const { id, intake } = application;
  const subject = subjectFor(application);
  const zone = task?.zone ?? (subject ? zoneFor(subject) : HOME_ZONE);
  const client = useQueryClient();
  const { readAgain } = usePlanChange(id);
  const keep = usePlanTasks();
  const entered = task?.pinned ? dueOf(task) : undefined;
  const draft = useDraft(username, `reply day ${id}`, { dueOn: entered?.date ?? '' });
  const form = useForm({
    check({ dueOn }: { dueOn: string }) {
      const wrong = replyDayProblem(dueOn, zone, intake);
      return wrong ? { dueOn: wrong } : undefined;
    },
    async send({ dueOn }) {
      const { key: rule, owner, title } = accept;
      const planned = { rule, owner, title, beforeStage: beforeStageOf(accept), dueOn, zone };
      const kept =
        task ??
        (await keep.mutateAsync({ id, data: { tasks: [planned] } })).find((one) => one.rule === rule)!;
      return changeTask(id, kept.id, { dueOn, dueTime: null, pinned: true }, ifMatch(kept.version));
    },
    done() {
      draft.forget();
      toast({ title: 'Saved' });
      // The history tells of it.
      void client.invalidateQueries({ queryKey: getGetApplicationQueryKey(id) });
      void readAgain().then(onSaved);
    },
    failure(error) {
      void readAgain();
      return failed(error);
    },
  });
  return (
    <ReplyDay entered={entered} form={{ ...form, values: draft.values, onInput: draft.onInput }}>
      {entered
        ? `Next, your reminders and your calendar go by ${formatDate(entered.date)}. It changes here, or at the task below, where the plan can set it again.`
        : task
          ? `Until you enter it, the plan has ${formatDate(task.dueOn)}, which no offer names.`
          : 'Until you enter it, nothing reminds you of it.'}
    </ReplyDay>
  );
}
