import { SentPage } from './sent-page';

export default function SubscribedPage() {
  return (
    <SentPage
      title="Successfully Subscribed!"
      text="Thank you for subscribing! Check your email for confirmation."
    />
  );
}
