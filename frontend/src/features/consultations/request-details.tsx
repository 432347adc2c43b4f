import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { correctRequestPhoneLengths } from '@/api/generated/lengths';
import type { PhoneCorrection, PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import type { OwnRequest } from './own-request';

const NOT_GIVEN = 'Not given';

interface RequestDetailsProps {
  request: PrivateRequest;
  token: string;
  change: OwnRequest['correctPhone'];
}

/** The visitor's request, with a form to correct the phone number. */
export function RequestDetails({ request, token, change }: RequestDetailsProps) {
  const { name, email, phone, country, course, message, withdrawnAt } = request;
  const [correcting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setCorrecting(false));
    opener.current?.focus();
  }

  return (
    <Card>
      <h2 className="text-2xl">What you sent us</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Entry name="Name">{name}</Entry>
        <Entry name="E-mail">{email}</Entry>
        <Entry name="Phone">
          {correcting ? (
            <PhoneForm phone={phone} token={token} change={change} onClose={close} />
          ) : (
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="tabular-nums">{phone}</span>
              {!withdrawnAt && (
                <Button ref={opener} variant="ghost" size="sm" onClick={() => setCorrecting(true)}>
                  Correct<span className="sr-only"> the phone number</span>
                </Button>
              )}
            </span>
          )}
        </Entry>
        <Entry name="Preferred country">{country ?? NOT_GIVEN}</Entry>
        <Entry name="Course of interest">{course ?? NOT_GIVEN}</Entry>
        <Entry name="Message" className="sm:col-span-2">
          <span dir="auto" className="whitespace-pre-line">
            {message ?? NOT_GIVEN}
          </span>
        </Entry>
      </dl>
    </Card>
  );
}

interface PhoneFormProps extends Pick<RequestDetailsProps, 'token' | 'change'> {
  phone: string;
  onClose: () => void;
}

function PhoneForm({ phone, token, change, onClose }: PhoneFormProps) {
  // The button that opened it is gone, and the keyboard with it.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    send: (data: PhoneCorrection) => change.mutateAsync({ token, data }),
    done: onClose,
  });
  return (
    <Form {...form} noValidate aria-label="Correct the phone number" className="mt-1 grid gap-3">
      <Field name="phone" label={<span className="sr-only">Phone</span>}>
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          {...correctRequestPhoneLengths.phone}
          defaultValue={phone}
          ref={input}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy="Saving..." size="sm">
          Save number
        </SubmitButton>
        <Button variant="ghost" size="sm" disabled={form.pending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function Entry({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd dir="auto" className="[overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
