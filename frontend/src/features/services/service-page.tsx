import { useParams } from 'react-router-dom';
import { CheckList } from '@/components/check-list';
import { ClosingCall } from '@/components/closing-call';
import { Icon } from '@/components/icon';
import { NotFound } from '@/components/not-found';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { Section } from '@/components/section';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { findService } from '@/content/services';
import { VisaDetails } from './visa-details';

export default function ServicePage() {
  const service = findService(useParams().serviceType);
  if (!service) return <NotFound what="Service" back={{ label: 'View All Services', to: '/services' }} />;

  return (
    <>
      <PageMeta title={service.title} description={service.description} path={`/services/${service.id}`} />
      <PageHero
        title={service.title}
        lead={service.description}
        above={
          <>
            <Icon name={service.icon} className="size-9 text-peacock" />
            <Badge variant="accent">Expert Service</Badge>
          </>
        }
      >
        <ButtonLink to="/#contact" size="lg">
          Get Started Today
        </ButtonLink>
      </PageHero>
      <Section title="Overview">
        <p className="max-w-[65ch] text-lg">{service.overview}</p>
      </Section>
      <Section title="What's Included" tone="deep">
        <CheckList items={service.features} />
      </Section>
      <Section title="Benefits You'll Gain">
        <CheckList items={service.benefits} />
      </Section>
      {service.id === 'visa-guidance' && <VisaDetails />}
      <ClosingCall
        title="Talk to a counselor"
        text="Half an hour, free of charge, and you know what comes next."
      >
        <ButtonLink to="/#contact" size="lg">
          Book Free Consultation
        </ButtonLink>
        <ButtonLink to="/services" variant="secondary" size="lg">
          View All Services
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
