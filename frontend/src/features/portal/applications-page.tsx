import { Notice } from '@/components/notice';
import { ButtonLink } from '@/components/ui/button';

export function ApplicationsPage() {
  return (
    <>
      <h1 className="mb-5 text-3xl">Application Status</h1>
      <Notice
        title="No Applications Yet"
        text="When you have found your universities, our counsellors help you to apply."
      >
        <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
      </Notice>
    </>
  );
}
