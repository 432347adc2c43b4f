import { CircleCheck } from 'lucide-react';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';

/** Where the contact form leads when it was sent as a plain HTML form. */
export default function ThankYouPage() {
  return (
    <div className="container-page grid justify-items-start gap-4 py-20">
      <PageMeta title="Thank you" description="Your consultation request has been received." />
      <CircleCheck aria-hidden className="size-14 text-peacock" />
      <h1 className="text-4xl">Thank You</h1>
      <p className="max-w-[30em] text-lg text-ink-soft">
        We have received your request. Our team will contact you within 24 hours.
      </p>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </div>
  );
}
