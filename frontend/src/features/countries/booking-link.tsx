import { ButtonLink } from '@/components/ui/button';
import { GUIDE_ANCHOR_WAIT, type AnchorState } from '@/lib/anchor-wait';
import { slugOf } from '@/lib/slug';

const state: AnchorState = { anchorWait: GUIDE_ANCHOR_WAIT };

/** Leads to the contact form, with the country chosen there. */
export function BookingLink({ country }: { country: string }) {
  return (
    <ButtonLink to={`/?country=${slugOf(country)}#contact`} state={state} size="lg">
      Book Free Consultation
    </ButtonLink>
  );
}
