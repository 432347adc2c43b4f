import { useState, type SubmitEvent } from 'react';
import { failureOf } from '@/api/failure';
import { useDeleteMyAccount } from '@/api/generated/users/users';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { forgetStudent } from '@/lib/remembered-student';

interface DeleteDialogProps {
  username: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the password before the account goes: that is what confirms it. */
export function DeleteDialog({ username, onClose, onDeleted }: DeleteDialogProps) {
  const [password, setPassword] = useState('');
  const deletion = useDeleteMyAccount({
    mutation: {
      onSuccess: () => {
        forgetStudent();
        onDeleted();
      },
    },
  });
  const { sentence, fields } = failureOf(deletion.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password && !deletion.isPending) deletion.mutate({ data: { password } });
  }

  return (
    <Dialog open onClose={onClose} title="Delete my account">
      <p>
        Your account {username}, your profile, your favorites and the links you have shared are deleted at
        once. This cannot be undone.
      </p>
      <p className="mt-3 text-ink-soft">
        A consultation you have asked for is not part of the account and stays with our counselors.
      </p>
      <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label="Your password"
          error={
            deletion.isError &&
            (fields.password ?? sentence ?? 'Your account could not be deleted. Please try again.')
          }
        >
          <PasswordInput
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" disabled={!password} pending={deletion.isPending}>
            {deletion.isPending ? 'Deleting...' : 'Delete my account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
