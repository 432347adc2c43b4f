import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '@/api/http';
import { subscribeToNewsletter } from '@/api/generated/newsletter/newsletter';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/lib/toasts';

/** Something, @, something with a dot; the server's check is the strict one. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * A plain form until the script has loaded. Stands in the footer of every page, outside ApiProvider: it calls
 * subscribeToNewsletter itself, without a hook.
 */
export function NewsletterForm() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  // The state is too late for the second of two clicks.
  const sending = useRef(false);

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    const email = input.value.trim();
    setError(undefined);

    if (!ADDRESS.test(email)) {
      toast(
        email
          ? {
              variant: 'destructive',
              title: 'Invalid Email',
              description: 'Please enter a valid email address.',
            }
          : {
              variant: 'destructive',
              title: 'Email Required',
              description: 'Please enter your email address to subscribe.',
            },
      );
      input.focus();
      return;
    }

    sending.current = true;
    setPending(true);
    try {
      await subscribeToNewsletter({ email });
      form.reset();
      toast({
        title: 'Successfully Subscribed!',
        description: 'Thank you for subscribing! Check your email for confirmation.',
      });
    } catch (failure) {
      const known = failure instanceof Error && failure.message.includes('already subscribed');
      if (failure instanceof ApiError) setError(failure.errors[0]?.message);
      toast({
        variant: 'destructive',
        title: 'Subscription Failed',
        description: known
          ? 'This email is already subscribed to our newsletter.'
          : 'Something went wrong. Please try again.',
      });
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={subscribe}
      className="flex max-w-md flex-wrap items-start gap-3"
    >
      <Field label="Email address" error={error} className="min-w-56 grow [&_[role=alert]]:text-inherit">
        <Input name="email" type="email" autoComplete="email" required placeholder="you@example.com" />
      </Field>
      <Button type="submit" pending={pending} className="mt-[2.05rem]">
        {pending ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  );
}
