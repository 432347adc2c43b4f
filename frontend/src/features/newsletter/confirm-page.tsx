import { confirmNewsletterSubscription } from '@/api/generated/newsletter';
import type { PageHandle } from '@/lib/page';
import { NewsletterLinkPage } from './newsletter-link-page';

export const handle: PageHandle = { mailed: true };

export function Component() {
  return (
    <NewsletterLinkPage
      title="Confirm Your Subscription"
      question="Press the button, and our newsletter comes to your address."
      button="Confirm subscription"
      send={confirmNewsletterSubscription}
      doneTitle="Your subscription is confirmed"
      done={(email) => `Thank you. The newsletter will come to ${email}.`}
      otherwise="If the newsletter does not come to you, enter your address at the foot of this page once more."
    />
  );
}
