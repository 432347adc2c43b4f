import { useResetPassword } from '@/api/generated/users';
import type { NewPassword } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { useForm } from '@/api/use-form';
import { ArrivalHeading } from '@/components/arrival-heading';
import { ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { PasswordInput } from '@/components/ui/password-input';
import { MIN_PASSWORD_LENGTH, TOO_SHORT } from '@/lib/password-rule';

/** Sets a new password with the token of the mailed link. */
export function ChoosePassword({ token, username }: { token: string; username: string }) {
  const reset = useResetPassword();
  const form = useForm({
    check: ({ password }) => (password.length < MIN_PASSWORD_LENGTH ? { password: TOO_SHORT } : undefined),
    send: ({ password }: NewPassword) => reset.mutateAsync({ data: { token, password } }),
    failure: (
      error,
      { fields, sentence = 'Your password was not changed. Check your connection and try again.' },
    ) =>
      fields['password'] || (error instanceof ApiError && error.status === 404)
        ? undefined
        : { title: 'That did not work', description: sentence },
  });

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
      <Form {...form} noValidate className="mt-6 grid gap-4">
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
        <Field name="password" label="New password" hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}>
          <PasswordInput autoComplete="new-password" required />
        </Field>
        <SubmitButton busy="Saving...">Save password</SubmitButton>
      </Form>
    </>
  );
}
