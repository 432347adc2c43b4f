import { useState, type SubmitEvent } from 'react';
import { failureOf } from '@/api/failure';
import { useChangeMyPassword } from '@/api/generated/users/users';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { MIN_PASSWORD_LENGTH, TOO_SHORT } from '@/lib/password-rule';
import { toast } from '@/lib/toasts';

/** Changes the password; every other session of the account ends with it. */
export function PasswordForm({ username }: { username: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const change = useChangeMyPassword({
    mutation: {
      onSuccess: ({ endedSessions }) => {
        setCurrent('');
        setNext('');
        toast({
          title: 'Password changed',
          description: endedSessions > 0 ? 'You have been logged out everywhere else.' : undefined,
        });
      },
      onError: (error) => {
        toast({
          variant: 'destructive',
          title: 'Error',
          description: failureOf(error).sentence ?? 'Your password could not be changed. Please try again.',
        });
      },
    },
  });
  const { fields } = failureOf(change.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const short = next.length < MIN_PASSWORD_LENGTH;
    setTooShort(short);
    // What the last attempt was refused for says nothing about this one.
    if (short) return change.reset();
    change.mutate({ data: { currentPassword: current, newPassword: next } });
  }

  return (
    <Card>
      <h2 className="text-2xl">Change password</h2>
      <form
        noValidate
        onSubmit={submit}
        aria-label="Change password"
        className="mt-4 grid items-start gap-5 sm:grid-cols-2"
      >
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label="Current password" error={fields.currentPassword}>
          <PasswordInput
            autoComplete="current-password"
            required
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          error={tooShort ? TOO_SHORT : fields.newPassword}
        >
          <PasswordInput
            autoComplete="new-password"
            required
            value={next}
            onChange={(event) => {
              setNext(event.target.value);
              setTooShort(false);
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" disabled={!current || !next} pending={change.isPending}>
            {change.isPending ? 'Changing...' : 'Change password'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
