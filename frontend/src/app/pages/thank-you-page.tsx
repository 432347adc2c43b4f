import { SentPage } from './sent-page';

export function Component() {
  return (
    <SentPage
      title="Thank You"
      text="We have received your request. Our team will contact you within 24 hours."
    />
  );
}
