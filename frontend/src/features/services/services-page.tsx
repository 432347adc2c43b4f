import { ClosingCall } from '@/components/closing-call';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { findService, serviceCards } from '@/content/services';

const SHOWN_FEATURES = 3;

export default function ServicesPage() {
  return (
    <>
      <PageMeta
        title="Our Services"
        description="Counselling, test preparation, course and university selection, admission, scholarships, education loans and visa processing."
        path="/services"
      />
      <PageHero title="Our Services" lead="Take one of them, or let us go the whole way with you." />
      <ul className="container-page grid gap-5 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {serviceCards.map(({ title, id }) => {
          const service = findService(id)!;
          return (
            <li key={id} className="flex">
              <Card className="flex w-full flex-col gap-3">
                <Scene name={`services/${id}`} className="rounded-control" />
                <h2 className="text-xl">{title}</h2>
                <p className="text-ink-soft">{service.description}</p>
                <ul className="list-disc pl-5 text-sm">
                  {service.features.slice(0, SHOWN_FEATURES).map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <p className="text-sm text-ink-soft">
                  +{service.features.length - SHOWN_FEATURES} more features
                </p>
                <ButtonLink to={`/services/${id}`} variant="secondary" className="mt-auto">
                  Learn More<span className="sr-only"> about {title}</span>
                </ButtonLink>
              </Card>
            </li>
          );
        })}
      </ul>
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
