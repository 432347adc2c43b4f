import { ClosingCall } from '@/components/closing-call';
import { OwnFigures } from '@/components/own-figures';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { listFigures } from '@/content/operator-figures';
import { breadcrumbs } from '@/lib/structured-data';
import { ServiceList } from './service-list';

export function Component() {
  return (
    <>
      <PageMeta
        title="Our Services"
        description="Counselling, test preparation, course and university selection, admission, scholarships, education loans and visa processing."
        path="/services"
        things={[breadcrumbs([{ name: 'Services', path: '/services' }])]}
      />
      <PageHero title="Our Services" lead="Take one of them, or let us go the whole way with you.">
        <OwnFigures figures={listFigures} />
      </PageHero>
      <div className="container-page py-12">
        <ServiceList />
      </div>
      <ClosingCall
        title="Ready to Start Your Journey?"
        text="Tell us where you stand. The first consultation is free, and we answer within 24 hours."
      >
        <ButtonLink to="/#contact" size="lg">
          Book Free Consultation
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
