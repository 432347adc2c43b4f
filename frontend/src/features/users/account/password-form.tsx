import { useState } from 'react';
import type { PasswordChange } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useChangeMyPassword } from '@/api/generated/users';
import { useForm } from '@/api/use-form';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { PasswordInput } from '@/components/ui/password-input';
import { MIN_PASSWORD_LENGTH, TOO_SHORT } from '@/lib/password-rule';
import { toast } from '@/lib/toasts';

/** Changes the password, which ends every other session of the account. */
export function PasswordForm({ username }: { username: string }) {
  const [filled, setFilled] = useState(false);
  const change = useChangeMyPassword();
  const form = useForm({
    check: ({ newPassword }) =>
      newPassword.length < MIN_PASSWORD_LENGTH ? { newPassword: TOO_SHORT } : undefined,
    send: ({ currentPassword, newPassword }: PasswordChange) =>
      change.mutateAsync({ data: { currentPassword, newPassword } }),
    done({ endedSessions }, element) {
      element.reset();
      setFilled(false);
      toast({
        title: 'Password changed',
        description: endedSessions > 0 ? 'You have been logged out everywhere else.' : undefined,
      });
    },
    failure: (_, { sentence = 'Your password could not be changed. Please try again.' }) => ({
      title: 'Error',
      description: sentence,
    }),
  });

  return (
    <Card>
      <h2 className="text-2xl">Change password</h2>
      <Form
        {...form}
        noValidate
        onInput={({ currentTarget }) => setFilled(![...new FormData(currentTarget).values()].includes(''))}
        aria-label="Change password"
        className="mt-4 grid items-start gap-5 sm:grid-cols-2"
      >
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field name="currentPassword" label="Current password">
          <PasswordInput autoComplete="current-password" required />
        </Field>
        <Field name="newPassword" label="New password" hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}>
          <PasswordInput autoComplete="new-password" required />
        </Field>
        <div>
          <SubmitButton busy="Changing..." variant="secondary" disabled={!filled}>
            Change password
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
