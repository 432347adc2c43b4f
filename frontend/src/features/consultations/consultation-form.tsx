import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  createConsultationRequest,
  useCreateConsultationRequest,
} from '@/api/generated/consultations/consultations';
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
import { randomId } from '@/lib/random-id';
import { toast } from '@/lib/toasts';
import { clearDraft, readDraft, saveDraft, type ConsultationDraft } from './consultation-draft';
import { ThankYou } from './thank-you';

const choices = (none: string, values: Record<string, string>) => [
  { value: '', label: none },
  ...Object.values(values).map((value) => ({ value, label: value })),
];
const countries = choices('No preference yet', NewConsultationRequestCountry);
const courses = choices('Not decided yet', NewConsultationRequestCourse);

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as ConsultationDraft['values'];

/** The form keeps its own text: prerendered, it can be filled in before the page has come alive. */
export function ConsultationForm() {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<ConsultationDraft['attempt']>(undefined);
  // The mutation's state is too late for the second of two clicks.
  const sending = useRef(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sent, setSent] = useState(false);

  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft().values)) {
      const control = form.current!.elements.namedItem(name);
      if (control && 'value' in control && control.value === '') control.value = value;
    }
  }, []);

  /** The same for a retry of the same text, so that nothing is stored twice. */
  function idempotencyKey(data: NewConsultationRequest): string {
    const body = JSON.stringify(data);
    const last = attempt.current ?? readDraft().attempt;
    attempt.current = last?.body === body ? last : { body, key: randomId() };
    saveDraft({ attempt: attempt.current });
    return attempt.current.key;
  }

  const { mutate, isPending } = useCreateConsultationRequest({
    mutation: {
      mutationFn: ({ data }) =>
        createConsultationRequest(data, { headers: { 'Idempotency-Key': idempotencyKey(data) } }),
      onSuccess: () => {
        attempt.current = undefined;
        clearDraft();
        setSent(true);
        toast({
          title: 'Consultation Request Submitted!',
          description: 'Our team will contact you within 24 hours.',
        });
      },
      onError: (error) => {
        const refused = error instanceof ApiError ? error.errors : [];
        setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
        toast({
          variant: 'destructive',
          title: 'Submission Failed',
          description: 'There was an error submitting your request. Please try again.',
        });
      },
      onSettled: () => {
        sending.current = false;
      },
    },
  });

  // Once the sentences stand beside their fields.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const values = valuesOf(event.currentTarget);
    saveDraft({ values });
    setErrors({});
    // Where nothing was chosen, the values are '', which the API takes as none.
    mutate({ data: values as unknown as NewConsultationRequest });
  }

  function showAgain() {
    form.current?.reset();
    setSent(false);
  }

  return (
    <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      <form
        ref={form}
        onSubmit={submit}
        onInput={(event) => saveDraft({ values: valuesOf(event.currentTarget) })}
        aria-label="Free consultation"
        // Hidden, it keeps its height: nothing below moves when the thanks take its place.
        className={cx('grid content-start gap-4 sm:grid-cols-2', sent && 'invisible')}
      >
        <Field label="Full name" required error={errors.name} className="sm:col-span-2">
          <Input name="name" autoComplete="name" required />
        </Field>
        <Field label="Email" required error={errors.email}>
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Field label="Phone" required error={errors.phone} hint="With the country code, if you can.">
          <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
        </Field>
        <Field label="Preferred country" error={errors.country}>
          <Select name="country" options={countries} />
        </Field>
        <Field label="Course of interest" error={errors.course}>
          <Select name="course" options={courses} />
        </Field>
        <Field label="Message" error={errors.message} className="sm:col-span-2">
          <Textarea name="message" rows={4} />
        </Field>
        <Button type="submit" pending={isPending} className="sm:col-span-2 sm:justify-self-start">
          {isPending ? 'Submitting...' : 'Request Free Consultation'}
        </Button>
      </form>
      {sent && <ThankYou onEnd={showAgain} />}
    </div>
  );
}
