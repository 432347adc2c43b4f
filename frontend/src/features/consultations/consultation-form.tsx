import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import {
  NewConsultationRequestCountry,
  NewConsultationRequestCourse,
  type NewConsultationRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { PostedForm } from '@/lib/posted-form';
import { randomId } from '@/lib/random-id';
import { isReachable } from '@/lib/reachable';
import { toast } from '@/lib/toasts';
import { chosenByLink } from './chosen-by-link';
import { clearDraft, readDraft, saveDraft, type ConsultationDraft } from './consultation-draft';
import { ThankYou } from './thank-you';

/** With the hooks beside it comes a library: fetched when the form is touched, not with the page. */
const loadApi = () => import('@/api/generated/consultations/consultations');

/** The API takes '' for none. */
const choices = (none: string, values: Record<string, string>) =>
  Object.values(values).map((value) => ({ value, label: value || none }));
const countries = choices('No preference yet', NewConsultationRequestCountry);
const courses = choices('Not decided yet', NewConsultationRequestCourse);

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as ConsultationDraft['values'];

const filled = (values: ConsultationDraft['values']) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Where the form was refused before, a reset would bring back what was posted then. */
function empty(form: HTMLFormElement) {
  for (const control of form.elements) if ('value' in control) control.value = '';
}

export const consultationFieldId = (name: string) => `consultation-${name}`;

/**
 * The form keeps its own text: prerendered, it can be filled in before the page has come alive, and goes to
 * `/contact` as a plain form when it is sent before that.
 * @param posted what was refused then
 */
export function ConsultationForm({ posted }: { posted?: PostedForm | undefined }) {
  const { key, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<ConsultationDraft['attempt']>(undefined);
  // The state is too late for the second of two clicks.
  const sending = useRef(false);
  // Until the page has come alive nothing but the visitor has written into the form.
  const early = useRef(true);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  const [sent, setSent] = useState(false);

  useEffect(() => {
    const set = (name: string, value: string, over: boolean) => {
      const control = form.current!.elements.namedItem(name);
      if (control && 'value' in control && (over || control.value === '')) control.value = value;
    };
    const written = early.current ? valuesOf(form.current!) : {};
    early.current = false;
    if (Object.values(written).some(Boolean))
      saveDraft({ values: { ...readDraft().values, ...filled(written) } });
    const draft = readDraft();
    for (const [name, value] of Object.entries(draft.values)) set(name, value, false);

    const chosen = Object.entries(chosenByLink(search));
    const link = `${search}&${key}`;
    if (chosen.length === 0 || draft.link === link) return;
    // What was written stays; what was chosen from a list follows the link, as does what the last link wrote.
    const message = form.current!.elements.namedItem('message') as HTMLTextAreaElement;
    if (message.value === chosenByLink(draft.link ?? '').message) message.value = '';
    for (const [name, value] of chosen) set(name, value, name !== 'message' && !written[name]);
    saveDraft({ link, values: valuesOf(form.current!) });
  }, [key, search]);

  /** The same for a retry of the same text, so that nothing is stored twice. */
  function idempotencyKey(data: NewConsultationRequest): string {
    const body = JSON.stringify(data);
    const last = attempt.current ?? readDraft().attempt;
    attempt.current = last?.body === body ? last : { body, key: randomId() };
    saveDraft({ attempt: attempt.current });
    return attempt.current.key;
  }

  async function send(data: NewConsultationRequest) {
    const api = await loadApi().catch(() => undefined);
    // A newer build has replaced the code, not the server: the plain form needs none.
    if (!api && (await isReachable())) return form.current?.submit();
    try {
      const { createConsultationRequest } = api ?? (await loadApi());
      await createConsultationRequest(data, { headers: { 'Idempotency-Key': idempotencyKey(data) } });
      attempt.current = undefined;
      clearDraft();
      setSent(true);
      toast({
        title: 'Consultation Request Submitted!',
        description: 'Our team will contact you within 24 hours.',
      });
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : [];
      setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      toast({
        variant: 'destructive',
        title: 'Submission Failed',
        description: 'There was an error submitting your request. Please try again.',
      });
    }
  }

  // Once the sentences stand beside their fields.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const values = valuesOf(event.currentTarget);
    saveDraft({ values });
    setPending(true);
    // Where nothing was chosen, the values are '', which the API takes as none.
    await send(values as unknown as NewConsultationRequest);
    sending.current = false;
    setPending(false);
  }

  function showAgain() {
    empty(form.current!);
    // Until it is in view it cannot be focused.
    flushSync(() => setSent(false));
    // The thanks had the keyboard; the form takes it back without opening a phone's keys.
    form.current?.focus({ preventScroll: true });
  }

  const field = (name: string) => ({ error: errors[name], controlId: consultationFieldId(name) });
  const control = (name: string) => ({ name, defaultValue: posted?.values[name] });

  return (
    <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      <form
        ref={form}
        method="post"
        action="/contact"
        onFocus={() => void loadApi().catch(() => undefined)}
        onSubmit={submit}
        onInput={(event) => saveDraft({ values: valuesOf(event.currentTarget) })}
        aria-label="Free consultation"
        tabIndex={-1}
        // Hidden, it keeps its height: nothing below moves when the thanks take its place.
        className={cx('grid content-start gap-x-5 gap-y-4 sm:grid-cols-2', sent && 'invisible')}
      >
        <Field label="Full name" required {...field('name')} className="sm:col-span-2">
          <Input {...control('name')} autoComplete="name" required />
        </Field>
        <Field label="Email" required {...field('email')}>
          <Input {...control('email')} type="email" autoComplete="email" required />
        </Field>
        <Field label="Phone" required {...field('phone')} hint="With the country code, if you can.">
          <Input {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" required />
        </Field>
        <Field label="Preferred country" {...field('country')}>
          <Select {...control('country')} options={countries} />
        </Field>
        <Field label="Course of interest" {...field('course')}>
          <Select {...control('course')} options={courses} />
        </Field>
        <Field label="Message" {...field('message')} className="sm:col-span-2">
          <Textarea {...control('message')} rows={4} />
        </Field>
        <p className="text-sm text-ink-soft sm:col-span-2">
          Fields marked <span className="text-danger">*</span> are required.
        </p>
        <Button
          type="submit"
          size="lg"
          pending={pending}
          // What was wrong is judged anew, by the browser or by the API.
          onClick={() => setErrors({})}
          className="sm:col-span-2 sm:justify-self-start"
        >
          {pending ? 'Submitting...' : 'Request Free Consultation'}
        </Button>
      </form>
      {sent && <ThankYou onEnd={showAgain} />}
    </div>
  );
}
