import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { PostedForm } from '@/lib/posted-form';
import { toast } from '@/lib/toasts';
import type { Refusal } from './subscribe';

/** Something, @, something with a dot; the server's check is the strict one. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What talks to the server comes when the form is first touched. */
const sender = () => import('./subscribe');

/**
 * A plain form until the script has loaded; `posted` says how the server refused it then. Stands in the footer of every
 * page, outside ApiProvider.
 */
export function NewsletterForm({ posted }: { posted?: PostedForm | undefined }) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState(posted?.errors['email']);
  // The state is too late for the second of two clicks.
  const sending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    const email = input.value.trim();
    setError(undefined);

    if (!ADDRESS.test(email)) {
      const [title, description] = email
        ? ['Invalid Email', 'Please enter a valid email address.']
        : ['Email Required', 'Please enter your email address to subscribe.'];
      toast({ variant: 'destructive', title, description });
      // In other words, as both are read out.
      setError(email ? 'Enter a valid e-mail address.' : 'Enter your e-mail address.');
      input.focus();
      return;
    }

    sending.current = true;
    setPending(true);
    const refusal = await sender().then(
      ({ subscribe }) => subscribe(email),
      (): Refusal => ({ known: false }),
    );
    sending.current = false;
    setPending(false);
    if (!refusal) {
      form.reset();
      toast({
        title: 'Successfully Subscribed!',
        description: 'Thank you for subscribing! Check your email for confirmation.',
      });
      return;
    }
    setError(refusal.message);
    if (refusal.message) input.focus();
    toast({
      variant: 'destructive',
      title: 'Subscription Failed',
      description: refusal.known
        ? 'This email is already subscribed to our newsletter.'
        : 'Something went wrong. Please try again.',
    });
  }

  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={submit}
      onFocus={() => void sender().catch(() => undefined)}
      className="flex max-w-md flex-wrap items-start gap-3"
    >
      <Field
        label="Email address"
        error={error}
        className="min-w-[min(14rem,100%)] grow [&_[role=alert]]:text-inherit"
      >
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder="you@example.com"
          defaultValue={posted?.values['email']}
        />
      </Field>
      <Button type="submit" pending={pending} className="mt-[2.05rem]">
        {pending ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  );
}
