import { subscribeToNewsletterLengths } from '@/api/generated/lengths';
import { useSubscribeToNewsletter } from '@/api/generated/newsletter';
import type { NewSubscription } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import type { PostedForm } from '@/lib/posted-form';
import { toast } from '@/lib/toasts';

/** Something, @, something with a dot; the server's check is the strict one. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Says what is wrong in a toast, and in other words beside the field, as both are read out. */
function check({ email }: NewSubscription) {
  if (ADDRESS.test(email.trim())) return undefined;
  const [title, description, sentence] = email.trim()
    ? ['Invalid Email', 'Please enter a valid email address.', 'Enter a valid e-mail address.']
    : ['Email Required', 'Please enter your email address to subscribe.', 'Enter your e-mail address.'];
  toast({ variant: 'destructive', title, description });
  return { email: sentence };
}

/** Stands in the footer of every page. */
export function NewsletterForm({ posted }: { posted?: PostedForm | undefined }) {
  const subscribe = useSubscribeToNewsletter();
  const form = useForm({
    posted,
    check,
    send: ({ email }) => subscribe.mutateAsync({ data: { email: email.trim() } }),
    done(_, element) {
      element.reset();
      toast({
        title: 'Successfully Subscribed!',
        description: 'Thank you for subscribing! Check your email for confirmation.',
      });
    },
    failure: ({ message }) => ({
      title: 'Subscription Failed',
      description: message.includes('already subscribed')
        ? 'This email is already subscribed to our newsletter.'
        : 'Something went wrong. Please try again.',
    }),
  });

  return (
    <Form
      {...form}
      method="post"
      action="/newsletter"
      noValidate
      className="flex max-w-md flex-wrap items-start gap-3"
    >
      <Field
        name="email"
        label="Email address"
        className="min-w-[min(14rem,100%)] grow [&_[role=alert]]:text-inherit"
      >
        <Input
          type="email"
          autoComplete="email"
          required
          placeholder="you@example.com"
          {...subscribeToNewsletterLengths.email}
        />
      </Field>
      <SubmitButton busy="Subscribing..." className="mt-[2.05rem]">
        Subscribe
      </SubmitButton>
    </Form>
  );
}
