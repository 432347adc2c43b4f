import { SentPage } from './sent-page';

export function Component() {
  return (
    <SentPage
      title="Successfully Subscribed!"
      text="Thank you for subscribing! Check your email for confirmation."
    />
  );
}
