import { useRef, useState, type SubmitEvent } from 'react';
import { useResetPassword } from '@/api/generated/users/users';
import { failureOf } from '@/api/failure';
import { ApiError } from '@/api/http';
import { ArrivalHeading } from '@/components/arrival-heading';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { MIN_PASSWORD_LENGTH, TOO_SHORT } from '@/lib/password-rule';
import { toast } from '@/lib/toasts';

/** Sets the password that the mailed link allows. */
export function ChoosePassword({ token, username }: { token: string; username: string }) {
  const [password, setPassword] = useState('');
  const [tooShort, setTooShort] = useState(false);
  // The mutation's state is too late for the second of two clicks, and a link works once.
  const sending = useRef(false);
  const reset = useResetPassword({
    mutation: {
      onError: (error) => {
        const { sentence, fields } = failureOf(error);
        if (fields['password'] || (error instanceof ApiError && error.status === 404)) return;
        toast({
          variant: 'destructive',
          title: 'That did not work',
          description: sentence ?? 'Your password was not changed. Check your connection and try again.',
        });
      },
      onSettled: () => {
        sending.current = false;
      },
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const short = password.length < MIN_PASSWORD_LENGTH;
    setTooShort(short);
    if (short || sending.current) return;
    sending.current = true;
    reset.mutate({ data: { token, password } });
  }

  if (reset.isSuccess) {
    return (
      <div>
        <ArrivalHeading>Your password is changed</ArrivalHeading>
        <p className="mt-3">
          The account <strong className="[overflow-wrap:anywhere]">{reset.data.username}</strong> has been
          logged out on every device. Log in with the new password.
        </p>
        <ButtonLink to="/student-portal" className="mt-6">
          Log in
        </ButtonLink>
      </div>
    );
  }
  if (reset.error instanceof ApiError && reset.error.status === 404) {
    return (
      <div>
        <ArrivalHeading>This link does not work any more</ArrivalHeading>
        <p className="mt-3">
          It has been used, or its hour is over, or a part of it is missing. Your password is as it was.
        </p>
        <ButtonLink to="/reset-password" className="mt-6">
          Ask for a new link
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-3xl">Choose a new password</h1>
      <p className="mt-2 text-ink-soft">Saving it logs your account out on every device.</p>
      <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
        {/* For password managers. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        />
        <Field
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          error={tooShort ? TOO_SHORT : failureOf(reset.error).fields['password']}
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" pending={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Save password'}
        </Button>
      </form>
    </>
  );
}
