import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useChangeApplication } from '@/api/generated/applications';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { useForm } from '@/api/use-form';
import { Link } from '@/components/link';
import { textOf } from '@/components/said';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import type { MastersEntry } from '@/content/admission';
import { today } from '@/lib/ages';
import { formatDate, formatMonth } from '@/lib/dates';
import type { Due } from '@/lib/due-words';
import { addDays } from '@/lib/office-hours';
import { serverNow } from '@/lib/server-time';
import { slugOf } from '@/lib/slug';
import { toast } from '@/lib/toasts';
import { firstDay, momentOf } from '@/lib/zones';
import { useDraft } from '../drafts';
import type { Fixed } from '@/planner/planner';
import { failed, useChange } from '../use-applications';
import { usePlanChange } from './use-plan';

interface ClosingDayProps {
  application: ApplicationDetails & { intake: string };
  username: string;
  /** What the guide tells of a course there. */
  course: MastersEntry | undefined;
  country: string;
  /** In which the day counts. */
  zone: string;
  /** The official day that comes before it. */
  official: Fixed | undefined;
  /** By when the plan has it sent, so that it is answered before the visa. */
  sending: Fixed | undefined;
  /** The day of the guide's course, where the plan has the application sent later. */
  earlier: Due | undefined;
}

/** The day on which the course closes, which each university names: taken over from the guide, or as the student knows it. */
export function ClosingDay({
  application,
  username,
  course,
  country,
  zone,
  official,
  sending,
  earlier,
}: ClosingDayProps) {
  const { id, intake, closesOn } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useChangeApplication(useChange(application));
  const { readAgain } = usePlanChange(id);
  const [refused, setRefused] = useState<string>();
  // The pressed button may be gone, and the form is filled anew.
  function onSaved() {
    heading.current?.focus({ preventScroll: true });
    // Days of tasks may be older than it now.
    void readAgain();
  }
  const told = course?.days?.find(
    (day) => day.starts === intake && day.date !== closesOn && momentOf({ ...day, zone }) > serverNow(),
  );
  const save = (day: string | null) =>
    change.mutate(
      { id, data: { closesOn: day } },
      { onSuccess: onSaved, onError: (error) => toast({ variant: 'destructive', ...failed(error) }) },
    );
  return (
    <section
      aria-labelledby={`closing-${id}`}
      className={`mt-4 grid justify-items-start gap-3 ${course ? '' : 'print:hidden'}`}
    >
      <h3 ref={heading} id={`closing-${id}`} tabIndex={-1} className="text-lg">
        The closing day of your course
      </h3>
      {course && (
        <p className="border-l-4 border-marigold pl-3">
          <strong className="font-semibold">A course here, {course.course}:</strong> {textOf(course.deadline)}
          .{' '}
          <Link
            to={`/country/${slugOf(country)}#masters`}
            className="text-peacock-deep underline underline-offset-4"
          >
            Sources in the guide
          </Link>
          {earlier && '. The plan reckons with a later day'}
          {told && (
            <span className="print:hidden">
              . If{' '}
              {earlier ? 'your course closes on the same day as that one' : 'yours closes on the same day'},
              take it over{earlier && ' before you go by the plan'}:
            </span>
          )}
        </p>
      )}
      {told && (
        <Button
          variant={earlier ? 'primary' : 'secondary'}
          size="sm"
          className="print:hidden"
          disabled={change.isPending}
          pending={change.isPending && change.variables.data.closesOn === told.date}
          onClick={() => save(told.date)}
        >
          Plan by {formatDate(told.date)}
        </Button>
      )}
      <p className="print:hidden">
        {official
          ? `The official day comes before it, ${formatDate(official.date)}, so the plan uses that one: ${official.label}. Later applicants may find no place left.`
          : closesOn && sending && sending.date < closesOn
            ? `The course takes applications until then. The plan has you send yours by ${formatDate(sending.date)}, so that it is answered before the visa.`
            : closesOn
              ? 'The plan uses it instead of the country’s last day to apply. Check the university’s page now and then, because days change.'
              : 'Each university sets its own, on the page of the course. Once you enter it, the plan uses it instead of the country’s last day to apply.'}
      </p>
      <DayForm
        // Another day fills it anew.
        key={closesOn}
        username={username}
        application={application}
        zone={zone}
        refused={refused}
        onRefused={setRefused}
        onSaved={onSaved}
      >
        {closesOn && (
          <Button
            variant="ghost"
            disabled={change.isPending}
            pending={change.isPending && change.variables.data.closesOn === null}
            onClick={() => save(null)}
          >
            Take the day away
          </Button>
        )}
      </DayForm>
    </section>
  );
}

interface DayFormProps extends Pick<ClosingDayProps, 'application' | 'username' | 'zone'> {
  onSaved: () => void;
  /** Why the server did not take the day, because the application was changed meanwhile; kept when the form is filled anew. */
  refused: string | undefined;
  onRefused: (sentence: string | undefined) => void;
  /** Beside the button that saves. */
  children: ReactNode;
}

function DayForm({ application, username, zone, refused, onRefused, onSaved, children }: DayFormProps) {
  const { id, intake, closesOn } = application;
  const change = useChangeApplication(useChange(application));
  const draft = useDraft(username, `closing day ${id}`, { closesOn: closesOn ?? '' });
  const [typed, setTyped] = useState(draft.values['closesOn'] ?? '');
  const start = firstDay(intake);
  const input = useRef<HTMLInputElement>(null);
  // A form that was filled anew has lost the keyboard.
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [refused]);
  const form = useForm({
    check({ closesOn: day }: { closesOn: string }) {
      onRefused(undefined);
      const wrong = !day
        ? 'Enter the whole day, with its month and year.'
        : day >= start
          ? `Studies begin in ${formatMonth(intake)}, counted from its first day. The course closes before that.`
          : momentOf({ date: day, zone }) <= serverNow() && 'This day has gone by.';
      return wrong ? { closesOn: wrong } : undefined;
    },
    send: (data) => change.mutateAsync({ id, data }),
    done() {
      draft.forget();
      toast({ title: 'Saved' });
      onSaved();
    },
    failure(error) {
      if (!(error instanceof ApiError && error.status === 409)) return failed(error);
      onRefused(failed(error).description);
      return undefined;
    },
  });
  return (
    <Form
      {...form}
      noValidate
      aria-label="The closing day of your course"
      values={draft.values}
      onInput={draft.onInput}
      className="grid gap-3 print:hidden"
    >
      <Field
        name="closesOn"
        label="Your course closes on"
        // In words, because browsers write the month now before and now after the day.
        hint={
          typed > '2000'
            ? `${formatDate(typed)}${typed === closesOn ? '' : ', not saved yet'}`
            : 'The last day on which it takes applications.'
        }
        className="max-w-64"
      >
        <Input
          type="date"
          ref={input}
          min={today()}
          max={addDays(start, -1)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {refused}
        {refused && closesOn && ` The day that is saved is ${formatDate(closesOn)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy="Saving..." variant="secondary">
          Save the day
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
