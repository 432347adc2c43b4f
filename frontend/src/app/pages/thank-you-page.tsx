import { useEffect } from 'react';
import { clearDraft } from '@/features/consultations/consultation-draft';
import { SentPage } from './sent-page';

export function Component() {
  // The form's page may have come alive, and kept its text, while the browser was sending it.
  useEffect(clearDraft, []);
  return (
    <SentPage
      title="Thank You"
      text="We have received your request. Our team will contact you within 24 hours."
    />
  );
}
