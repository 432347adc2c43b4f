import { useState } from 'react';
import { useChangeApplication } from '@/api/generated/applications';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/lib/toasts';
import { NotSavedYet, useDraft } from './drafts';
import { requestOf, subjectProblem, type SubjectValues, valuesOf } from './subject';
import { reachedAt } from '@/planner/planner';
import { closingOf, placeOf } from '@/planner/use-records';
import { usePlanChange } from './plan/use-plan';
import { SubjectFields } from './subject-fields';
import { failed, useChange } from './use-applications';

type Notes = { notes: string };

interface ApplicationFormProps {
  application: ApplicationDetails;
  username: string;
  /** What it changes. */
  name: 'notes' | 'subject';
  save: string;
  title: string;
  text?: string;
}

const isSame = (a: SubjectValues, b: SubjectValues) => JSON.stringify(a) === JSON.stringify(b);

/** Changes the notes of an application, or what it is about. */
export function ApplicationForm({ application, username, name, title, text, save }: ApplicationFormProps) {
  const { id } = application;
  const [start, setStart] = useState(application);
  const [seen, setSeen] = useState(application);
  const [round, setRound] = useState(0);
  const stored = (of: ApplicationDetails): Record<string, string> =>
    name === 'notes' ? { notes: of.notes ?? '' } : { ...valuesOf(of) };
  const draft = useDraft(username, `${name} ${id}`, stored(start), stored(application));
  const change = useChangeApplication(useChange(application));
  const { readAgain } = usePlanChange(id);
  const form = useForm({
    check: (values: Notes | SubjectValues) => ('notes' in values ? undefined : subjectProblem(values)),
    send(values) {
      // What the student has left alone may have been changed elsewhere.
      const before = requestOf(valuesOf(start));
      const changed = (data: typeof before) =>
        Object.fromEntries(
          Object.entries(data).filter(([field, value]) => value !== before[field as keyof typeof before]),
        );
      return change.mutateAsync({ id, data: 'notes' in values ? values : changed(requestOf(values)) });
    },
    done(saved) {
      draft.forget();
      setStart(saved);
      // Days of tasks may be older than the start now.
      if (name === 'subject') void readAgain();
      toast({
        title: 'Saved',
        ...(application.closesOn &&
          !saved.closesOn && {
            description: 'The closing day that you entered was that of the other start, so it is gone.',
          }),
      });
    },
    failure: failed,
  });
  // A start chosen at the plan, or what another tab has saved: fields that were left alone show it.
  // What was saved here stands in them already.
  if (name === 'subject' && !form.pending && application !== seen) {
    setSeen(application);
    if (!isSame(valuesOf(application), valuesOf(start))) {
      setStart(application);
      setRound(round + 1);
    }
  }

  return (
    <Card className={name === 'subject' || !application.notes ? 'print:hidden' : undefined}>
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-1 text-ink-soft print:hidden">{text}</p>}
      {/* On paper, where forms are left out. */}
      {name === 'notes' && (
        <p className="hidden whitespace-pre-line [overflow-wrap:anywhere] print:block">{application.notes}</p>
      )}
      <Form
        {...form}
        noValidate
        aria-label={title}
        values={draft.values}
        onInput={draft.onInput}
        className="mt-4 grid gap-5 sm:grid-cols-2"
      >
        {name === 'notes' ? (
          <div className="sm:col-span-2">
            <Field name="notes" label={<span className="sr-only">Notes</span>}>
              <Textarea />
            </Field>
            {application.notes !== start.notes && application.notes !== draft.values['notes'] && (
              <p role="status" className="mt-2 whitespace-pre-line">
                <strong className="font-semibold">Saved elsewhere meanwhile:</strong>{' '}
                {application.notes ?? 'nothing'}
              </p>
            )}
          </div>
        ) : (
          <SubjectFields
            key={round}
            place={{
              ...placeOf(application.university),
              closing: closingOf(application),
              reached: reachedAt(application.stage),
            }}
          />
        )}
        <div className="grid gap-2 sm:col-span-2 sm:justify-items-start print:hidden">
          <NotSavedYet of={draft} />
          <SubmitButton busy="Saving..." variant="secondary">
            {save}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
