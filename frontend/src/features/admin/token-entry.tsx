import { useEffect, useRef } from 'react';
import { useForm } from '@/api/use-form';
import { Link } from '@/components/link';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';

/** Whether a token can be sent in a header. No valid token has other characters. */
export const isHeaderValue = (token: string) => /^[\x20-\x7e]+$/.test(token);

interface TokenEntryProps {
  /** Whether it takes the focus, because it replaces the element that had it. */
  takesFocus: boolean;
  onEnter: (token: string) => void;
}

export function TokenEntry({ takesFocus, onEnter }: TokenEntryProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // Whether it is good shows with the first call.
  const form = useForm({
    check: ({ token }) => (token.trim() ? undefined : {}),
    send: async ({ token }: { token: string }) => onEnter(token.trim()),
  });

  return (
    <div className="container-page grid place-items-center py-10 sm:py-16">
      <Card className="w-full max-w-md">
        <h1 className="text-3xl">Admin Dashboard</h1>
        <p className="mt-2 text-ink-soft">
          For staff: enter the admin token to see the consultation requests.
        </p>
        <Form {...form} className="mt-6 grid gap-4">
          <Field name="token" label="Admin token">
            <Input ref={field} type="password" autoComplete="off" required />
          </Field>
          <SubmitButton busy="Open dashboard">Open dashboard</SubmitButton>
        </Form>
        <p className="mt-6 border-t border-line pt-4">
          Are you a student?{' '}
          <Link
            to="/student-portal"
            className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
          >
            Go to the student portal
          </Link>
        </p>
      </Card>
    </div>
  );
}
