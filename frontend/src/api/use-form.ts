import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { PostedForm } from '@/lib/posted-form';
import { toast, type ToastContent } from '@/lib/toasts';
import { failureOf } from './failure';

/** Sentences to show beside fields, by field name. */
type FieldErrors = Record<string, string>;

const NONE: FieldErrors = {};

interface FormOptions<Data, Result> {
  /** How the server refused the form when it was sent before the page had come alive. */
  posted?: PostedForm | undefined;
  /** @returns what is wrong with what was typed, or undefined when it may be sent; {} when that is told elsewhere */
  check?: (data: Data) => FieldErrors | undefined;
  /** Sends what was typed, by field name: `mutateAsync` of a generated hook. */
  send: (data: Data) => Promise<Result>;
  /** Comes even when the page has been left meanwhile. */
  done?: (result: Result, form: HTMLFormElement) => void;
  /** What to tell of a failure besides what stands beside the fields; undefined for nothing. */
  failure?: (error: Error, said: ReturnType<typeof failureOf>) => ToastContent | undefined;
  /** What stands beside the fields, if not what the server says of them. */
  explain?: (error: Error) => FieldErrors;
}

/**
 * What every form does, to be spread over a `Form`. The form keeps its own text, so that neither a refusal nor the page
 * coming alive loses any; what is sent is read from it by the names of its fields, which are those of the API's request.
 *
 * - A second press, or Enter, while it is being sent does nothing.
 * - What the server refuses stands beside the fields, and then the first wrong one has the keyboard.
 * - With `method` and `action` it works before the script has loaded, too; the answer to that comes back as `posted`.
 *
 * Why this is neither a library nor an action of React, which would hold up links: docs/decisions/11-forms.md.
 */
export function useForm<Data, Result>({
  posted,
  check,
  send,
  done,
  failure,
  explain,
}: FormOptions<Data, Result>) {
  const ref = useRef<HTMLFormElement>(null);
  // The state is too late for the second of two presses.
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(posted?.errors ?? NONE);

  // Once the sentences stand beside their fields.
  useEffect(() => {
    if (errors !== NONE) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const data = Object.fromEntries(new FormData(form)) as Data;
    const wrong = check?.(data);
    setErrors(wrong ?? {});
    if (wrong) return;
    sending.current = true;
    setPending(true);
    const finish = await send(data).then(
      (result) => () => done?.(result, form),
      (error: Error) => () => {
        const said = failureOf(error);
        setErrors(explain?.(error) ?? said.fields);
        const told = failure?.(error, said);
        if (told) toast({ variant: 'destructive', ...told });
      },
    );
    sending.current = false;
    setPending(false);
    finish();
  }

  return {
    ref,
    onSubmit,
    // The browser finds something before it lets the form go: what was wrong before is judged anew.
    onInvalidCapture: () => setErrors(NONE),
    errors,
    values: posted?.values,
    pending,
  };
}
