import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { OwnRequest } from './own-request';

const NOT_GIVEN = 'Not given';

interface RequestDetailsProps {
  request: PrivateRequest;
  token: string;
  change: OwnRequest['correctPhone'];
}

/** What the visitor sent, with the phone number to correct. */
export function RequestDetails({ request, token, change }: RequestDetailsProps) {
  const { name, email, phone, country, course, message, withdrawnAt } = request;
  const [correcting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function open() {
    change.reset();
    flushSync(() => setCorrecting(true));
    input.current?.focus();
  }

  function close() {
    flushSync(() => setCorrecting(false));
    opener.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(
      { token, data: { phone: input.current!.value } },
      { onSuccess: close, onError: () => input.current?.focus() },
    );
  }

  return (
    <Card>
      <h2 className="text-2xl">What you sent us</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Entry name="Name">{name}</Entry>
        <Entry name="E-mail">{email}</Entry>
        <Entry name="Phone">
          {correcting ? (
            <form
              noValidate
              onSubmit={submit}
              aria-label="Correct the phone number"
              className="mt-1 grid gap-3"
            >
              <Field
                label={<span className="sr-only">Phone</span>}
                error={failureOf(change.error).fields['phone']}
              >
                <Input
                  ref={input}
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  required
                  defaultValue={phone}
                />
              </Field>
              <div className="flex flex-wrap gap-2">
                <Button type="submit" size="sm" pending={change.isPending}>
                  {change.isPending ? 'Saving...' : 'Save number'}
                </Button>
                <Button variant="ghost" size="sm" disabled={change.isPending} onClick={close}>
                  Cancel
                </Button>
              </div>
            </form>
          ) : (
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="tabular-nums">{phone}</span>
              {!withdrawnAt && (
                <Button ref={opener} variant="ghost" size="sm" onClick={open}>
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
