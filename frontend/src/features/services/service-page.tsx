import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { OwnFigures } from '@/components/own-figures';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { figuresOfService } from '@/content/operator-figures';
import { findServiceId, loadService, serviceIds } from '@/content/services';
import { NOT_FOUND, type PageHandle } from '@/lib/page';
import { breadcrumbs } from '@/lib/structured-data';
import { ServiceBody } from './service-body';

const pathOf = (id: string) => `/services/${id}`;

export const handle: PageHandle = {
  addresses: serviceIds.map(pathOf),
  find({ serviceType }) {
    const id = findServiceId(serviceType);
    return id && pathOf(id);
  },
  missing: pathOf(NOT_FOUND),
};

export async function loader({ params }: LoaderFunctionArgs) {
  const id = findServiceId(params.serviceType);
  if (id === undefined) return null;
  const [{ serviceCardOf }, service] = await Promise.all([
    import('@/content/service-cards'),
    loadService(id),
  ]);
  return { card: serviceCardOf(id), service };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NotFound what="Service" back={{ label: 'View All Services', to: '/services' }} />;

  const { card, service } = found;
  const { id, title, description, image } = card;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={pathOf(id)}
        card={`/cards/services/${id}.jpg`}
        things={[
          breadcrumbs([
            { name: 'Services', path: '/services' },
            { name: title, path: pathOf(id) },
          ]),
        ]}
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
        <ServiceBody {...service} />
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
