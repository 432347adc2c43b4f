import { PageMeta } from '@/components/page-meta';
import { Refusal } from '@/components/refusal';
import { ConsultationForm, consultationFieldId } from '@/features/consultations/consultation-form';
import { LaterResponseFigures } from '@/features/consultations/later-response-figures';
import { Contact } from '@/features/home/contact';
import { usePostedForm } from '@/lib/posted-form';

/** The contact form by itself: where it is shown again when it was posted without scripts and refused. */
export function Component() {
  const posted = usePostedForm();
  const title = posted ? 'Your request was not sent' : 'Contact us';
  return (
    <>
      <PageMeta title={title} description="Ask for a free consultation, call or write to us." />
      <div className="container-page pt-10 sm:pt-14">
        {posted ? (
          <Refusal title={title} posted={posted} hrefOf={(field) => `#${consultationFieldId(field)}`} />
        ) : (
          <h1 className="text-3xl sm:text-5xl">{title}</h1>
        )}
      </div>
      <Contact responseTime={<LaterResponseFigures />}>
        <ConsultationForm posted={posted} />
      </Contact>
    </>
  );
}
