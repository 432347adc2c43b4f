import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  getGetStudentQueryKey,
  useCorrectStudentApplicationStage,
  useRecordStudentAskedUniversity,
  useSetStudentApplicationStage,
  useUndoStudentApplicationChange,
} from '@/api/generated/applications';
import type {
  ApplicationStage,
  SharedApplication,
  StudentApplication as Application,
  StudentDetails,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { correctStudentApplicationStageLengths } from '@/api/generated/lengths/correctStudentApplicationStage';
import { useForm } from '@/api/use-form';
import { ApplicationHistory } from '@/components/applications/application-history';
import { ClosingLine } from '@/components/applications/closing-line';
import { StageCorrection } from '@/components/applications/stage-correction';
import { StageLine } from '@/components/applications/stage-line';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { today } from '@/lib/ages';
import { stageWords } from '@/lib/application-stages';
import { isUndoable, sentenceOf, subjectOf } from '@/lib/application-words';
import { formatDate, formatMonth } from '@/lib/dates';
import { shortOfficeTime } from '@/lib/office-time';
import { serverNow } from '@/lib/server-time';
import { toast } from '@/lib/toasts';
import { doubtWords, hasOthers } from '@/planner/doubts';
import type { Considered } from '@/planner/next';
import { isRefusal } from '@/planner/planner';
import { useConsidered } from '@/planner/use-records';
import { ifMatch } from '../desk/calls';
import { failedChange } from './failed-change';
import { StudentDocuments, StudentReplyDay, StudentTasks } from './student-plan';

interface StudentApplicationProps {
  application: Application;
  student: StudentDetails;
  token: string;
}

/** An application that is shared: its stage and how old that is, what staff may record, its plan, and its history. */
export function StudentApplication({ application, student, token }: StudentApplicationProps) {
  const { id, stage, university, undoUntil, version } = application;
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const dayLabel = useId();
  // Today unless another one is chosen; the page may stay open overnight.
  const [chosen, setChosen] = useState<string>();
  // What is dated today elsewhere may be tomorrow here.
  const latest = application.stageSince > today() ? application.stageSince : today();
  const day = chosen || latest;
  const queryKey = getGetStudentQueryKey(student.id);
  const change = {
    request: ifMatch(token, version),
    mutation: {
      onSuccess(changed: SharedApplication) {
        client.setQueryData<StudentDetails>(
          queryKey,
          (known) =>
            known && {
              ...known,
              applications: known.applications.map((one) => (one.id === id ? { ...one, ...changed } : one)),
            },
        );
        // Taken back, an offer takes the day of its answer along.
        if (application.stage === 'offer') void client.invalidateQueries({ queryKey });
        setChosen(undefined);
        // The pressed button may be gone, and the stage is what has changed.
        status.current?.focus({ preventScroll: true });
      },
      onError(error: unknown) {
        void client.invalidateQueries({ queryKey });
        toast(failedChange(error));
      },
    },
  };
  const setStage = useSetStudentApplicationStage(change);
  const ask = useRecordStudentAskedUniversity(change);
  const undo = useUndoStudentApplicationChange(change);
  const correct = useCorrectStudentApplicationStage(change);
  const pending = setStage.isPending || ask.isPending || undo.isPending;
  const target = { studentId: student.id, id };
  const correction = useForm({
    check: ({ reason }: { reason: string }) =>
      reason.trim() ? undefined : { reason: 'Say what was wrong.' },
    send: (data) => correct.mutateAsync({ ...target, data }),
  });
  const nextStages = application.nextStages ?? [];
  const { waits } = stageWords(stage);
  const last = application.history?.findLast(isUndoable);
  const canUndo = undoUntil && Date.parse(undoUntil) > serverNow();
  const name = university?.name ?? 'University not known';
  const wrongDay =
    day > latest
      ? 'This day is still to come.'
      : nextStages.length > 0 && day < application.stageSince
        ? `That is before “${stageWords(stage).name}”, ${formatDate(application.stageSince)}.`
        : undefined;
  const stageButton = (following: ApplicationStage) => (
    <Button
      key={following}
      variant="secondary"
      disabled={pending || wrongDay !== undefined}
      pending={setStage.isPending && setStage.variables.data.stage === following}
      onClick={() => setStage.mutate({ ...target, data: { stage: following, day } })}
    >
      {stageWords(following).name}
    </Button>
  );

  return (
    <Card>
      <article aria-label={name}>
        <h3 className="text-xl [overflow-wrap:anywhere]">{name}</h3>
        <p className="[overflow-wrap:anywhere]">{subjectOf(application)}</p>
        <p ref={status} tabIndex={-1} role="status" className="mt-3">
          <StageLine application={application} />
        </p>
        <ClosingLine application={application} />
        <PlanState application={application} sharesPlan={student.sharesPlan} />
        {canUndo && (
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              size="sm"
              disabled={pending}
              pending={undo.isPending}
              onClick={() => undo.mutate(target)}
            >
              <Undo2 aria-hidden />
              {undo.isPending ? 'Undoing...' : 'Undo the last change'}
            </Button>
            <span className="text-sm text-ink-soft">
              {last && `${sentenceOf(last)}; `}possible until {shortOfficeTime(undoUntil)}
            </span>
          </p>
        )}
        {!canUndo && (
          <StageCorrection
            key={version}
            application={application}
            actor="staff"
            form={correction}
            maxLength={correctStudentApplicationStageLengths.reason.maxLength}
          />
        )}
        {stage === 'offer' && student.sharesPlan && (
          <StudentReplyDay application={application} studentId={student.id} token={token} />
        )}
        {(waits || nextStages.length > 0) && (
          <div role="group" aria-labelledby={dayLabel} className="mt-4 grid gap-3 border-t border-line pt-4">
            <h4 id={dayLabel} className="font-semibold">
              What you have heard
            </h4>
            <Field
              label="On which day"
              hint="Today, unless you say otherwise."
              error={wrongDay}
              className="max-w-56"
            >
              <Input
                type="date"
                min={nextStages.length > 0 ? application.stageSince : undefined}
                max={latest}
                value={chosen ?? day}
                onChange={(event) => setChosen(event.target.value)}
              />
            </Field>
            <div className="flex flex-wrap gap-3">
              {nextStages.map(stageButton)}
              {waits && (
                <Button
                  variant="secondary"
                  disabled={pending || wrongDay !== undefined}
                  pending={ask.isPending}
                  onClick={() => ask.mutate({ ...target, data: { day } })}
                >
                  Asked {stage === 'visa' ? 'about the visa' : 'the university'}: nothing has changed
                </Button>
              )}
            </div>
          </div>
        )}
        {student.sharesPlan && (
          <>
            <StudentTasks application={application} studentId={student.id} token={token} />
            <StudentDocuments application={application} studentId={student.id} token={token} />
          </>
        )}
        <details className="mt-4 border-t border-line pt-2">
          <summary className="min-h-11 w-fit py-2 font-semibold text-peacock-deep">
            History<span className="sr-only"> of {name}</span>
          </summary>
          <ApplicationHistory
            application={application}
            who={({ actor, actorName }) => (actor === 'staff' ? (actorName ?? 'Staff') : student.name)}
            time={shortOfficeTime}
          />
        </details>
      </article>
    </Card>
  );
}

/** That its start cannot be planned any more, or that its days do not hold by what is known today. */
function PlanState({ application, sharesPlan }: { application: Application; sharesPlan: boolean }) {
  // A server before the field sends none.
  const tasks = (application.tasks ?? []).filter(({ doneAt }) => !doneAt);
  const [{ plan, course, doubt }] = useConsidered([{ application, tasks }]) as [Considered<unknown, unknown>];
  if (!stageWords(application.stage).next) return null;
  if (plan && isRefusal(plan))
    return (
      <p className="mt-2">
        <strong className="font-semibold">This start cannot be planned any more.</strong> {plan.why}
        {plan.next && ` The next that can be is in ${formatMonth(plan.next.starts)}.`}
      </p>
    );
  return (
    <>
      {course && sharesPlan && (
        <p className="mt-2">
          A course there closes on {formatDate(course.date)}, earlier than the plan reckons with.
        </p>
      )}
      {doubt && (
        <p className="mt-2">
          <strong className="font-semibold">{doubtWords(doubt)}.</strong>
          {hasOthers(doubt) && ' The student can take over new ones in the portal.'}
        </p>
      )}
    </>
  );
}
