import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PasswordResetRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useRequestPasswordReset } from '@/api/generated/users';
import { useForm } from '@/api/use-form';
import { ArrivalHeading } from '@/components/arrival-heading';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';

/** Asks for a mail with a link. The answer never shows whether the account exists. */
export function AskForLink() {
  const [sentTo, setSentTo] = useState<string>();
  // The username that was typed on the log-in screen.
  const typed = (useLocation().state as { username?: string } | null)?.username;
  const request = useRequestPasswordReset();
  const form = useForm({
    async send({ username }: PasswordResetRequest) {
      await request.mutateAsync({ data: { username: username.trim() } });
      return username.trim();
    },
    done: setSentTo,
    failure: (_, { fields, sentence = 'No mail was sent. Check your connection and try again.' }) =>
      fields['username'] ? undefined : { title: 'That did not work', description: sentence },
  });

  if (sentTo !== undefined) {
    return (
      <div>
        <ArrivalHeading>Check your mail</ArrivalHeading>
        <p className="mt-3">
          If there is an account for <strong className="[overflow-wrap:anywhere]">{sentTo}</strong>, a mail
          with a link is on its way. The link works once, for one hour.
        </p>
        <p className="mt-3 text-ink-soft">
          Nothing there after a few minutes? Look into the spam folder, and check how the address is written.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setSentTo(undefined)}>
            Use another address
          </Button>
          <ButtonLink to="/student-portal" variant="ghost">
            Back to log in
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-3xl">Forgot your password?</h1>
      <p className="mt-2 text-ink-soft">
        Enter the e-mail address of your student account. We mail you a link to choose a new password.
      </p>
      <Form {...form} noValidate className="mt-6 grid gap-4">
        <Field name="username" label="Username" hint="Your e-mail address.">
          <Input
            type="email"
            autoComplete="username"
            required
            defaultValue={request.variables?.data.username ?? typed}
          />
        </Field>
        <SubmitButton busy="Sending...">Send the link</SubmitButton>
      </Form>
      <ButtonLink to="/student-portal" variant="ghost" size="sm" className="mt-2 -ml-3.5">
        Back to log in
      </ButtonLink>
    </>
  );
}
