import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  useCorrectApplicationStage,
  useRecordAskedUniversity,
  useSetApplicationStage,
  useUndoApplicationChange,
} from '@/api/generated/applications';
import { correctApplicationStageLengths } from '@/api/generated/lengths/correctApplicationStage';
import type { ApplicationDetails, ApplicationStage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatDate } from '@/lib/dates';
import { serverNow } from '@/lib/server-time';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/lib/toasts';
import { today } from '@/lib/ages';
import { isUndoable, sentenceOf } from '@/lib/application-words';
import { StageCorrection } from '@/components/applications/stage-correction';
import { StageLine } from '@/components/applications/stage-line';
import { stageWords } from '@/lib/application-stages';
import { NextStep } from './next-step';
import { ReplyDayForm } from './reply-day-form';
import { usePlanChange, useTasks } from './plan/use-plan';
import { failed, useChange } from './use-applications';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The stage, what comes next, and what may follow as buttons. */
export function StageCard({ application, username }: { application: ApplicationDetails; username: string }) {
  const { id, stage, undoUntil } = application;
  const nextStages = application.nextStages ?? [];
  const tasks = useTasks(id);
  const status = useRef<HTMLParagraphElement>(null);
  const change = useChange(application);
  // An offer that is taken back takes the day of its answer along.
  const { readAgain } = usePlanChange(id);
  const setStage = useSetApplicationStage(change);
  const ask = useRecordAskedUniversity(change);
  const undo = useUndoApplicationChange(change);
  const correct = useCorrectApplicationStage(change);
  const correction = useForm({
    check: ({ reason }: { reason: string }) =>
      reason.trim() ? undefined : { reason: 'Say what was wrong.' },
    send: (data) => correct.mutateAsync({ id, data }),
    done() {
      void readAgain();
      status.current?.focus({ preventScroll: true });
    },
    failure: failed,
  });
  // Today unless another one is chosen; the page may stay open over night.
  const [chosen, setChosen] = useState<string>();
  // An application is planned and prepared for on no certain day.
  const earliest = stage === 'planned' || stage === 'preparing' ? undefined : application.stageSince;
  // What is dated today elsewhere may be tomorrow here.
  const latest = earliest && earliest > today() ? earliest : today();
  const day = chosen || latest;
  const dayLabel = useId();
  const pending = setStage.isPending || ask.isPending || undo.isPending;
  const { waits } = stageWords(stage);
  // The buttons are switched off too late for the second of two clicks, which would be refused.
  const isSending = useRef(false);
  // The pressed button may be gone, and the stage is what has changed.
  const then = {
    onSuccess() {
      setChosen(undefined);
      status.current?.focus({ preventScroll: true });
    },
    onError: (error: unknown) => toast({ variant: 'destructive', ...failed(error) }),
    onSettled: () => (isSending.current = false),
  };
  function send(run: () => void) {
    if (isSending.current) return;
    isSending.current = true;
    run();
  }
  const isFuture = day > latest;
  const isEarly = earliest !== undefined && day < earliest;
  const isWrongDay = isFuture || isEarly;
  const stageButton = (following: ApplicationStage) => (
    <Button
      key={following}
      variant={following === 'withdrawn' ? 'ghost' : 'secondary'}
      disabled={pending || isWrongDay}
      pending={setStage.isPending && setStage.variables.data.stage === following}
      onClick={() => send(() => setStage.mutate({ id, data: { stage: following, day } }, then))}
    >
      {stageWords(following).act ?? stageWords(following).name}
    </Button>
  );
  const last = application.history?.findLast(isUndoable);
  const canUndo = undoUntil && Date.parse(undoUntil) > serverNow();

  return (
    <Card>
      <h2 className="text-2xl">Stage</h2>
      <p ref={status} tabIndex={-1} role="status" className="mt-3">
        <StageLine application={application} />
      </p>
      <div className="mt-3">
        {tasks.isPending ? (
          <Skeleton className="h-6" />
        ) : (
          <NextStep application={application} tasks={tasks.data?.filter(({ doneAt }) => !doneAt) ?? []} />
        )}
      </div>
      {canUndo && (
        <p className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
          <Button
            variant="secondary"
            size="sm"
            disabled={pending}
            pending={undo.isPending}
            onClick={() =>
              send(() =>
                undo.mutate(
                  { id },
                  {
                    ...then,
                    onSuccess() {
                      then.onSuccess();
                      void readAgain();
                    },
                  },
                ),
              )
            }
          >
            <Undo2 aria-hidden />
            {undo.isPending ? 'Undoing...' : 'Undo the last change'}
          </Button>
          <span className="text-sm text-ink-soft">
            {last && `${sentenceOf(last)}; `}possible until {clock.format(new Date(undoUntil))}
          </span>
        </p>
      )}
      {!canUndo && (
        <StageCorrection
          key={application.version}
          application={application}
          actor="student"
          form={correction}
          maxLength={correctApplicationStageLengths.reason.maxLength}
        />
      )}
      {stage === 'offer' && tasks.data && (
        <ReplyDayForm
          application={application}
          username={username}
          task={tasks.data.find(({ rule }) => rule === 'accept')}
        />
      )}
      {nextStages.length > 0 && (
        <div
          role="group"
          aria-labelledby={dayLabel}
          className="mt-5 grid gap-4 border-t border-line pt-5 print:hidden"
        >
          <h3 id={dayLabel} className="text-lg">
            What has happened
          </h3>
          <Field
            label="On which day"
            hint="Today, unless you say otherwise."
            error={
              isFuture
                ? 'This day is still to come.'
                : isEarly && `That is before “${stageWords(stage).name}”, ${formatDate(earliest)}.`
            }
            className="max-w-56"
          >
            <Input
              type="date"
              min={earliest}
              max={latest}
              value={chosen ?? day}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            {nextStages.filter((following) => following !== 'withdrawn').map(stageButton)}
            {waits && (
              <Button
                variant="secondary"
                disabled={pending || isWrongDay}
                pending={ask.isPending}
                onClick={() => send(() => ask.mutate({ id, data: { day } }, then))}
              >
                I asked {whom(stage)}: nothing has changed
              </Button>
            )}
            {nextStages.filter((following) => following === 'withdrawn').map(stageButton)}
          </div>
        </div>
      )}
    </Card>
  );
}

const whom = (stage: ApplicationStage) => (stage === 'visa' ? 'about the visa' : 'the university');
