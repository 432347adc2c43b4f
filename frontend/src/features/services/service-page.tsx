import { useParams } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { OwnFigures } from '@/components/own-figures';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { StructuredData } from '@/components/structured-data';
import { Scene } from '@/components/scene';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { figuresOfService } from '@/content/operator-figures';
import { serviceCardOf } from '@/content/service-cards';
import { findServiceId } from '@/content/services';
import { breadcrumbs } from '@/lib/structured-data';
import { readServiceBody } from './service-loading';

export default function ServicePage() {
  const id = findServiceId(useParams().serviceType);
  if (id === undefined)
    return <NotFound what="Service" back={{ label: 'View All Services', to: '/services' }} />;

  const { title, description, image } = serviceCardOf(id);
  const { ServiceBody } = readServiceBody();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={`/services/${id}`}
        card={`/cards/services/${id}.jpg`}
      />
      <StructuredData
        data={() =>
          breadcrumbs([
            { name: 'Services', path: '/services' },
            { name: title, path: `/services/${id}` },
          ])
        }
      />
      <PageHero
        title={title}
        lead={description}
        above={<Badge variant="accent">Expert Service</Badge>}
        aside={<Scene name={image} eager className="rounded-card border-8 border-card shadow-raised" />}
      >
        <ButtonLink to="/#contact" size="lg">
          Get Started Today
        </ButtonLink>
        <OwnFigures figures={figuresOfService(id)} />
      </PageHero>
      <div className="container-page grid gap-x-12 gap-y-8 py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-14">
        <ServiceBody id={id} />
      </div>
      <ClosingCall
        title="Talk to a counsellor"
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
