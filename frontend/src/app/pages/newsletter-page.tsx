import { PageMeta } from '@/components/page-meta';
import { Refusal } from '@/components/refusal';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { usePostedForm } from '@/lib/posted-form';

/** The newsletter's form by itself: where it is shown again when it was posted without scripts and refused. */
export function Component() {
  const posted = usePostedForm();
  // 409: subscribed already, as the sentence below says.
  const title = posted && posted.status !== 409 ? 'You are not subscribed yet' : 'Newsletter';
  return (
    <div className="container-page grid max-w-3xl gap-6 py-14 sm:py-20">
      <PageMeta title={title} description="Subscribe to the newsletter about studying abroad." />
      {posted ? <Refusal title={title} posted={posted} /> : <h1 className="text-3xl sm:text-5xl">{title}</h1>}
      <NewsletterForm posted={posted} />
    </div>
  );
}
