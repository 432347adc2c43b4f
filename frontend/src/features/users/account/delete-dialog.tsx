import { useState } from 'react';
import { failureOf } from '@/api/failure';
import type { AccountDeletion } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useDeleteMyAccount } from '@/api/generated/users';
import { useForm } from '@/api/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { PasswordInput } from '@/components/ui/password-input';
import { forgetStudent } from '@/lib/remembered-student';
import { useSiteSettings } from '@/lib/site-settings';

interface DeleteDialogProps {
  username: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the password to confirm the deletion of the account. */
export function DeleteDialog({ username, onClose, onDeleted }: DeleteDialogProps) {
  const { email, phone } = useSiteSettings();
  const [filled, setFilled] = useState(false);
  const deletion = useDeleteMyAccount();
  const form = useForm({
    check: ({ password }) => (password ? undefined : {}),
    send: ({ password }: AccountDeletion) => deletion.mutateAsync({ data: { password } }),
    done() {
      forgetStudent();
      onDeleted();
    },
    explain(error) {
      const { sentence = 'Your account could not be deleted. Please try again.', fields } = failureOf(error);
      return { password: fields['password'] ?? sentence };
    },
  });

  return (
    <Dialog open onClose={onClose} title="Delete my account">
      <p>
        Your account {username}, your profile, your favorites, your applications and the links you have shared
        are deleted at once. This cannot be undone.
      </p>
      <p className="mt-3 text-ink-soft">
        A consultation you have asked for, also by sharing applications, is not part of the account: its name,
        phone number, e-mail address, messages and history stay with our counselors. To have them deleted,
        too, erase the request on its private page, by the link in our mail, or write to {email} or call{' '}
        {phone}. A newsletter ends by its own link.
      </p>
      <Form
        {...form}
        noValidate
        onInput={({ currentTarget }) => setFilled(![...new FormData(currentTarget).values()].includes(''))}
        className="mt-5 grid gap-5"
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field name="password" label="Your password">
          <PasswordInput autoComplete="current-password" required />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <SubmitButton busy="Deleting..." variant="danger" disabled={!filled}>
            Delete my account
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
