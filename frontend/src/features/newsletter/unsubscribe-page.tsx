import { unsubscribeFromNewsletter } from '@/api/generated/newsletter';
import type { PageHandle } from '@/lib/page';
import { NewsletterLinkPage } from './newsletter-link-page';

export const handle: PageHandle = { mailed: true };

export function Component() {
  return (
    <NewsletterLinkPage
      title="Unsubscribe"
      question="Press the button, and no further newsletter comes to your address."
      button="Unsubscribe"
      send={unsubscribeFromNewsletter}
      doneTitle="You are unsubscribed"
      done={(email) =>
        `Done. No further newsletter will come to ${email}. We delete the address after 30 days.`
      }
      otherwise="If the newsletter still comes, use the link in its newest mail, or write to us."
    />
  );
}
