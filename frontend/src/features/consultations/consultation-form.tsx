import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useCreateConsultationRequest } from '@/api/generated/consultations';
import {
  NewConsultationRequestCountry,
  NewConsultationRequestCourse,
  type NewConsultationRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Link } from '@/components/link';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { PostedForm } from '@/lib/posted-form';
import { randomId } from '@/lib/random-id';
import { toast } from '@/lib/toasts';
import { chosenByLink } from './chosen-by-link';
import { clearDraft, readDraft, saveDraft, type ConsultationDraft } from './consultation-draft';
import { ThankYou } from './thank-you';

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

/** @param posted what was refused when the form was sent before the page had come alive */
export function ConsultationForm({ posted }: { posted?: PostedForm | undefined }) {
  const { key, search } = useLocation();
  // The hook's call takes them along; the key is another for each text.
  const [headers] = useState(() => new Headers());
  const create = useCreateConsultationRequest({ request: { headers } });
  const attempt = useRef<ConsultationDraft['attempt']>(undefined);
  // Until the page has come alive nothing but the visitor has written into the form.
  const early = useRef(true);
  const [sent, setSent] = useState(false);
  const { ref, ...form } = useForm({
    posted,
    // Where nothing was chosen, the values are '', which the API takes as none.
    send(data: NewConsultationRequest) {
      saveDraft({ values: { ...data } as ConsultationDraft['values'] });
      headers.set('Idempotency-Key', idempotencyKey(data));
      return create.mutateAsync({ data });
    },
    done() {
      attempt.current = undefined;
      // What a link chose is sent, too: a reload does not choose it again.
      const { link } = readDraft();
      clearDraft();
      if (link) saveDraft({ link });
      setSent(true);
      toast({
        title: 'Consultation Request Submitted!',
        description: 'Our team will contact you within 24 hours.',
      });
    },
    failure: () => ({
      title: 'Submission Failed',
      description: 'There was an error submitting your request. Please try again.',
    }),
  });

  useEffect(() => {
    const form = ref.current!;
    const set = (name: string, value: string, over: boolean) => {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control && (over || control.value === '')) control.value = value;
    };
    const written = early.current ? valuesOf(form) : {};
    early.current = false;
    if (Object.values(written).some(Boolean))
      saveDraft({ values: { ...readDraft().values, ...filled(written) } });
    const draft = readDraft();
    for (const [name, value] of Object.entries(draft.values)) set(name, value, false);

    const chosen = Object.entries(chosenByLink(search));
    const link = `${search}&${key}`;
    if (chosen.length === 0 || draft.link === link) return;
    // What was written stays; what was chosen from a list follows the link, as does what the last link wrote.
    const message = form.elements.namedItem('message') as HTMLTextAreaElement;
    if (message.value === chosenByLink(draft.link ?? '').message) message.value = '';
    for (const [name, value] of chosen) set(name, value, name !== 'message' && !written[name]);
    saveDraft({ link, values: valuesOf(form) });
  }, [key, search, ref]);

  /** The same for a retry of the same text, so that nothing is stored twice. */
  function idempotencyKey(data: NewConsultationRequest): string {
    const body = JSON.stringify(data);
    const last = attempt.current ?? readDraft().attempt;
    attempt.current = last?.body === body ? last : { body, key: randomId() };
    saveDraft({ attempt: attempt.current });
    return attempt.current.key;
  }

  function showAgain() {
    empty(ref.current!);
    // Until it is in view it cannot be focused.
    flushSync(() => setSent(false));
    // The thanks had the keyboard; the form takes it back without opening a phone's keys.
    ref.current?.focus({ preventScroll: true });
  }

  const field = (name: keyof NewConsultationRequest) => ({ name, controlId: consultationFieldId(name) });

  return (
    <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      <Form
        {...form}
        ref={ref}
        method="post"
        action="/contact"
        onInput={(event) => saveDraft({ values: valuesOf(event.currentTarget) })}
        aria-label="Free consultation"
        tabIndex={-1}
        // Hidden, it keeps its height: nothing below moves when the thanks take its place.
        className={cx('grid content-start gap-x-5 gap-y-4 sm:grid-cols-2', sent && 'invisible')}
      >
        <Field label="Full name" required {...field('name')} className="sm:col-span-2">
          <Input autoComplete="name" required />
        </Field>
        <Field label="Email" required {...field('email')}>
          <Input type="email" autoComplete="email" required />
        </Field>
        <Field label="Phone" required {...field('phone')} hint="With the country code, if you can.">
          <Input type="tel" inputMode="tel" autoComplete="tel" required />
        </Field>
        <Field label="Preferred country" {...field('country')}>
          <Select options={countries} />
        </Field>
        <Field label="Course of interest" {...field('course')}>
          <Select options={courses} />
        </Field>
        <Field label="Message" {...field('message')} className="sm:col-span-2">
          <Textarea rows={4} />
        </Field>
        <p className="text-sm text-ink-soft sm:col-span-2">
          {create.isSuccess ? (
            `Sent. A mail to ${create.variables.data.email} links to your request.`
          ) : (
            <>
              Fields marked <span className="text-danger">*</span> are required. Who reads this, and how you
              erase it:{' '}
              <Link to="/support/privacy" className="underline">
                privacy
              </Link>
              .
            </>
          )}
        </p>
        <SubmitButton busy="Submitting..." size="lg" className="sm:col-span-2 sm:justify-self-start">
          Request Free Consultation
        </SubmitButton>
        {create.isError && <p className="text-danger sm:col-span-2">Not sent. Your text is kept.</p>}
      </Form>
      {sent && <ThankYou onEnd={showAgain} />}
    </div>
  );
}
