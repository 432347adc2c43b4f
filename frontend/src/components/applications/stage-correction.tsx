import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { stageWords } from '@/lib/application-stages';
import type { ApplicationEvent } from '@/lib/application-words';

interface StageCorrectionProps {
  application: { history?: ApplicationEvent[] };
  /** Whose page it is: each side corrects what it set. */
  actor: ApplicationEvent['actor'];
  /** Of a form with the field `reason`. */
  form: Omit<ComponentProps<typeof Form>, 'children'>;
  maxLength: number;
}

/** Takes back a stage that turned out to be wrong when it can no longer be undone. */
export function StageCorrection({ application, actor, form, maxLength }: StageCorrectionProps) {
  const last = application.history?.findLast(({ action, undoneAt }) => action === 'stage' && !undoneAt);
  const change = last?.changes?.find(({ field }) => field === 'stage');
  if (!change || last?.actor !== actor) return null;
  const before = stageWords(change.from as Parameters<typeof stageWords>[0]).name;
  return (
    <details className="mt-3 print:hidden">
      <summary className="inline-flex min-h-11 w-fit cursor-pointer items-center text-sm font-medium text-peacock-deep underline underline-offset-4">
        This stage is wrong
      </summary>
      <Form {...form} noValidate aria-label="Correct the stage" className="grid max-w-lg gap-3 pb-2">
        <Field name="reason" label="What was wrong" hint="It stays in the history, for both sides." required>
          <Input maxLength={maxLength} autoComplete="off" />
        </Field>
        <div>
          <SubmitButton busy="Correcting..." variant="secondary" size="sm">
            Set it back to “{before}”
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
